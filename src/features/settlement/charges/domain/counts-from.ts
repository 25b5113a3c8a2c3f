import { addDays, type CalendarDate, weekday } from '#kernel/calendar-date.ts'
import type { StandingCharge } from './standing-charge.ts'

/**
 * The Monday of the first week in which the amount is told, whole; null of a rent, which follows its
 * days, and
 * where the rate ends before such a Monday.
 */
export function countsFrom({
  kind,
  from,
  to,
}: Pick<StandingCharge, 'kind' | 'from' | 'to'>): CalendarDate | null {
  if (kind === 'rent') return null
  const monday = addDays(from, (7 - weekday(from)) % 7)
  return to !== null && to < monday ? null : monday
}
