import {
  type ChosenDay,
  compareChosenDays,
  type SubmissionChangeKind,
} from '#features/submissions/domain/public.ts'
import { calendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import type { getSubmission } from '../../contract.ts'

type SubmissionOnWire = OutputOf<typeof getSubmission>
type DayOnWire = SubmissionOnWire['attributes']['selectedDays'][number]

/** A submission as the office's screens think of it. */
export interface Submission {
  /** The number in the address of the single view. */
  readonly number: number
  readonly fullName: string
  readonly phone: string
  readonly email: string
  readonly week: Week
  /** In the order of D2. */
  readonly days: readonly ChosenDay[]
  /** What the form asked for, before the server allocated and the office changed. */
  readonly asked: readonly ChosenDay[]
  /** Reason of an empty submission with the driver's own words; empty for none. */
  readonly reason: string
  readonly signed: boolean
  readonly fuelCard: boolean
  /** Instant */
  readonly submittedAt: string
  /** Refused further tries (D40). */
  readonly attempts: readonly { readonly at: string; readonly fullName: string }[]
  /** Since it was sent, oldest first (D51). */
  readonly changes: readonly {
    readonly at: string
    readonly kind: SubmissionChangeKind
    readonly byName: string
    readonly before: readonly ChosenDay[]
    readonly after: readonly ChosenDay[]
  }[]
}

export function submissionFromWire({ id, attributes }: SubmissionOnWire): Submission {
  const { fullName, phone, email, signed, fuelCard, attempts, reason, reasonText } = attributes
  return {
    number: id,
    fullName,
    phone,
    email,
    week: { year: attributes.year, week: attributes.weekNum },
    days: daysFromWire(attributes.selectedDays),
    asked: daysFromWire(attributes.originalDays),
    reason: [reason, reasonText].filter(Boolean).join(': '),
    signed,
    fuelCard,
    submittedAt: attributes.createdAt,
    attempts,
    changes: attributes.changes.map((change) => ({
      ...change,
      before: daysFromWire(change.before),
      after: daysFromWire(change.after),
    })),
  }
}

function daysFromWire(days: readonly DayOnWire[]): readonly ChosenDay[] {
  return days
    .flatMap(({ year, month, day, shiftOption }) => {
      const date = calendarDate(year, month, day)
      const option = shiftOptionFromWire(shiftOption)
      return date && option ? [{ date, option }] : []
    })
    .sort(compareChosenDays)
}

export function sameDays(a: readonly ChosenDay[], b: readonly ChosenDay[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ date, option }, index) => b[index]?.date === date && b[index]?.option === option)
  )
}
