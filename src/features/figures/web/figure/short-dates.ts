import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dateParts, formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { MONTH_SHORT, WEEKDAY_SHORT } from '#kernel/polish-text.ts'

/** `Pn 2.11` */
export function dayOfYear(date: CalendarDate): string {
  const { day, month } = dateParts(date)
  return `${WEEKDAY_SHORT[weekday(date)]} ${day}.${String(month).padStart(2, '0')}`
}

/** `Pn 2.11.2026`: with its year, since a period may run over several. */
export function shortDate(date: CalendarDate): string {
  return `${WEEKDAY_SHORT[weekday(date)]} ${formatStateDay(date)}`
}

/** `2 lis` */
export function tinyDate(date: CalendarDate): string {
  const { day, month } = dateParts(date)
  return `${day} ${MONTH_SHORT[month - 1]}`
}
