import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { MONTH_NAMES, WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'

export { weekRangeOfYear as weekRange } from '../polish-dates.ts'

/** `23 listopada 2026` */
function longDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`
}

/** `poniedziałek, 23 listopada 2026` */
export function longDateWithWeekday(date: CalendarDate): string {
  return `${WEEKDAY_NAMES[weekday(date)]?.toLocaleLowerCase('pl')}, ${longDate(date)}`
}

/** `pn 23.11` */
export function shortDay(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${WEEKDAY_SHORT[weekday(date)]?.toLocaleLowerCase('pl')} ${day}.${String(month).padStart(2, '0')}`
}
