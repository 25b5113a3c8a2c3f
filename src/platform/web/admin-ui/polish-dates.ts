import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'

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
