import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, calendarDate, dateParts, parseStateDay } from '#kernel/calendar-date.ts'
import { behindPrefix } from '#kernel/phone.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { InputOf, OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE, shiftOptionFromWire } from '#platform/pure/wire.ts'
import type { submitAvailability } from '../../../contract.ts'
import type { SentWeek } from '../form-memory.ts'
import type { PendingSubmission } from '../pending-memory.ts'

type Input = InputOf<typeof submitAvailability>
type Output = OutputOf<typeof submitAvailability>

export interface Stored {
  readonly days: readonly ChosenDay[]
  /** Dates whose regular choice became a reserve one (D5). */
  readonly changed: readonly CalendarDate[]
  /** A confirming letter is written. */
  readonly confirmation: boolean
  /** It goes to the address that the office knows. */
  readonly toKnownAddress: boolean
  /** The form waits for the office, and has no place yet (D44). */
  readonly waiting: boolean
  /** It can't go out yet. */
  readonly letterWaits: boolean
  /** The schedule was made before: all of it waits for the office (D42). */
  readonly late: boolean
}

export function dayOnWire({ date, option }: ChosenDay) {
  return {
    shiftOption: SHIFT_OPTION_ON_WIRE[option] as Input['selectedDays'][number]['shiftOption'],
    ...dateParts(date),
  }
}

export function submissionOnWire({ week, person, days, reason, reasonText }: PendingSubmission): Input {
  const selectedDays = days.map(dayOnWire)
  return {
    fullName: person.fullName.trim(),
    email: person.email.trim(),
    phone: behindPrefix(person.phone),
    month: dateParts(mondayOf(week)).month,
    year: week.year,
    weekNum: week.week,
    selectedDays,
    originalDays: selectedDays,
    empty: days.length === 0,
    reason: reason as Input['reason'] & string,
    reasonText,
  }
}

/** What the device keeps of it. */
export function sentWeek(week: Week, { days, waiting }: Stored): SentWeek {
  return waiting ? { week, days, waiting } : { week, days }
}

export function storedFromWire({
  selectedDays,
  changed,
  confirmation,
  toKnownAddress,
  waiting,
  letterWaits,
  late,
}: Output): Stored {
  return {
    days: selectedDays.flatMap(({ year, month, day, shiftOption }) => {
      const date = calendarDate(year, month, day)
      const option = shiftOptionFromWire(shiftOption)
      return date && option ? [{ date, option }] : []
    }),
    changed: changed.flatMap(({ year, month, day }) => calendarDate(year, month, day) ?? []),
    confirmation,
    toKnownAddress: toKnownAddress === true,
    waiting: waiting === true,
    letterWaits,
    late,
  }
}

/** The nights to change that a refusal names in its details. */
export function nightsFromDetails(details: unknown): readonly CalendarDate[] {
  const nights: unknown =
    typeof details === 'object' && details !== null && 'nights' in details && details.nights
  return Array.isArray(nights) ? nights.flatMap((night) => parseStateDay(String(night)) ?? []) : []
}
