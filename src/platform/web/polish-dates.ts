import { addDays, type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { MONTH_NAMES, MONTH_SHORT, WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { mondayOf, type Week } from '#kernel/week.ts'

/** `23 listopada` */
export function dayAndMonth(date: CalendarDate): string {
  const { day, month } = dateParts(date)
  return `${day} ${MONTH_NAMES[month - 1]}`
}

/** `Poniedziałek`, as a heading writes it. */
export function weekdayName(date: CalendarDate): string {
  return WEEKDAY_NAMES[weekday(date)] ?? ''
}

/** `lis` */
export function monthShort(date: CalendarDate): string {
  return MONTH_SHORT[dateParts(date).month - 1] ?? ''
}

/** `Pn` */
export function weekdayShort(date: CalendarDate): string {
  return WEEKDAY_SHORT[weekday(date)] ?? ''
}

/** `poniedziałek, 23 listopada`, as it stands in a sentence. */
export function spokenDate(date: CalendarDate): string {
  return `${weekdayName(date).toLocaleLowerCase('pl')}, ${dayAndMonth(date)}`
}

/** `23–29 listopada`, `30 listopada – 6 grudnia`, `28 grudnia 2026 – 3 stycznia 2027`. */
export function weekRange(week: Week): string {
  const monday = mondayOf(week)
  const sunday = addDays(monday, 6)
  const from = dateParts(monday)
  const to = dateParts(sunday)
  if (from.year !== to.year) return `${dayAndMonth(monday)} ${from.year} – ${dayAndMonth(sunday)} ${to.year}`
  if (from.month !== to.month) return `${dayAndMonth(monday)} – ${dayAndMonth(sunday)}`
  return `${from.day}–${dayAndMonth(sunday)}`
}

/** `23–29 listopada 2026`, `28 grudnia 2026 – 3 stycznia 2027`: as above, and always with the year. */
export function weekRangeOfYear(week: Week): string {
  const { year } = dateParts(mondayOf(week))
  const range = weekRange(week)
  return year === dateParts(addDays(mondayOf(week), 6)).year ? `${range} ${year}` : range
}
