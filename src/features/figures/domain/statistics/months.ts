import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Period } from './period.ts'

/** The part of a calendar month that lies within a period. */
export interface MonthOfPeriod extends Period {
  /** From its first day to its last. */
  readonly isWhole: boolean
}

/** The period by calendar months, in the order of time; the first and the last may be parts of theirs. */
export function monthsOf({ from, to }: Period): readonly MonthOfPeriod[] {
  const months: MonthOfPeriod[] = []
  for (let first = from; first <= to; ) {
    const next = firstOfNextMonth(first)
    const end = addDays(next, -1)
    months.push({ from: first, to: end < to ? end : to, isWhole: first === firstOfMonth(first) && end <= to })
    first = next
  }
  return months
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 8)}01` as CalendarDate
}

function firstOfNextMonth(date: CalendarDate): CalendarDate {
  // The first day and 31 more are always in the next month.
  return firstOfMonth(addDays(firstOfMonth(date), 31))
}
