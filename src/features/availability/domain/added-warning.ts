import type { CalendarDate } from '#kernel/calendar-date.ts'

/** What the office should know of a shift that it has added: a broken rule warns and does not refuse (D7). */
export type AddedWarning =
  /** A night, and a day shift right after it. */
  | { readonly code: 'night-then-day'; readonly night: CalendarDate; readonly day: CalendarDate }
  | { readonly code: 'other-shift' }
  /** More have chosen the shift than its limit. */
  | { readonly code: 'over-limit'; readonly taken: number; readonly limit: number }
