import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'

export interface Period {
  readonly from: CalendarDate
  readonly to: CalendarDate
}

/** Ten years of data and the one that runs (S8). */
const MOST_DAYS = 11 * 366

/** From one date to another, both included. */
export function periodOf(
  from: CalendarDate,
  to: CalendarDate,
): Result<Period, 'range_reversed' | 'range_too_long'> {
  const days = daysBetween(from, to) + 1
  if (days < 1) return fail('range_reversed')
  return days > MOST_DAYS ? fail('range_too_long') : ok({ from, to })
}
