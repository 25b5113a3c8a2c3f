import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { datesOf, type Week } from '#kernel/week.ts'

/** `23 listopada 2026` */
function longDate(date: CalendarDate): string {
  const { year, month, day } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`
}

/** `poniedziałek, 23 listopada 2026` */
export function longDateWithWeekday(date: CalendarDate): string {
  return `${WEEKDAY_NAMES[weekday(date)]?.toLocaleLowerCase('pl')}, ${longDate(date)}`
}

/** `23–29 listopada 2026`, `28 grudnia 2026 – 3 stycznia 2027`: as short as can be told. */
export function weekRange(week: Week): string {
  const dates = datesOf(week)
  const first = dateParts(dates[0] as CalendarDate)
  const last = dateParts(dates[6] as CalendarDate)
  const end = `${last.day} ${MONTH_NAMES[last.month - 1]} ${last.year}`
  if (first.month === last.month) return `${first.day}–${end}`
  const start = `${first.day} ${MONTH_NAMES[first.month - 1]}`
  return first.year === last.year ? `${start} – ${end}` : `${start} ${first.year} – ${end}`
}
