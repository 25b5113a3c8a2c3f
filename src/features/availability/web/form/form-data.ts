import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import type { getOwnAvailability } from '../../contract-own.ts'

/** One day of the week as the form needs it (D4). */
export interface FormDay {
  readonly date: CalendarDate
  /** Free regular places; 0 makes a choice a reserve one. */
  readonly free: Readonly<Record<Shift, number>>
  /** Shifts that the office has closed: they can't be chosen, not as a reserve either. */
  readonly closed: Readonly<Record<Shift, boolean>>
  /** The limit's comment; empty without. */
  readonly comment: string
}

export interface DayBonus {
  readonly date: CalendarDate
  readonly shift: Shift
  /** PLN */
  readonly value: number
}

export interface FormWeek {
  readonly week: Week
  /** Seven, Monday first. */
  readonly days: readonly FormDay[]
  readonly bonuses: readonly DayBonus[]
  /** The schedule of this week is made: what is sent now waits for the office (D42). */
  readonly generated: boolean
}

/** Until when the form is open, and what was sent may be changed (D51). */
export interface FormDeadline {
  readonly date: CalendarDate
  /** 1-24 */
  readonly hour: number
  readonly passed: boolean
  /** When the next week's form opens; null while nobody knows it. */
  readonly nextOpens: string | null
}

/** What the settings say about the form. */
export interface FormSettings {
  /** `showWeek` (D3). */
  readonly open: boolean
  /** Of the week that is collected (D51); undefined without one. */
  readonly deadline: FormDeadline | undefined
  readonly bonusTiers: readonly { readonly from: number; readonly to: number; readonly value: number }[]
  /** The info popup's text; undefined where it is switched off. */
  readonly popupText: string | undefined
  /** Empty where there is no video. */
  readonly trainingUrl: string
  /** Who administers the data, and why. */
  readonly dataAdministrator: string
  /** Whom an own session on this device belongs to; the phone as the office keeps it. */
  readonly person?: TypedPerson | undefined
  /** What the server has of that person's week; null where it knows nobody, undefined where it can't say. */
  readonly own: OutputOf<typeof getOwnAvailability> | null | undefined
  /** The server has nothing of that person's for this week, whatever the device remembers. */
  readonly isUnsent?: boolean
  /** What that person has sent for a week before: it can be chosen again, whatever the device remembers. */
  readonly last?: { readonly week: Week; readonly days: readonly ChosenDay[] } | undefined
}

/** Looks up another week, or the same one anew; undefined where the server can't be reached. */
export type LoadWeek = (week: Week) => Promise<FormWeek | undefined>
