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
  return daysRange(mondayOf(week), addDays(mondayOf(week), 6))
}

function daysRange(first: CalendarDate, last: CalendarDate): string {
  const from = dateParts(first)
  const to = dateParts(last)
  if (from.year !== to.year) return `${dayAndMonth(first)} ${from.year} – ${dayAndMonth(last)} ${to.year}`
  if (from.month !== to.month) return `${dayAndMonth(first)} – ${dayAndMonth(last)}`
  return first === last ? dayAndMonth(first) : `${from.day}–${dayAndMonth(last)}`
}

/** `23–29 listopada 2026`, `28 grudnia 2026 – 3 stycznia 2027`: as above, and always with the year. */
export function weekRangeOfYear(week: Week): string {
  return daysOfYear(mondayOf(week), addDays(mondayOf(week), 6))
}

/** `1–30 listopada 2026`, `5 października – 1 listopada 2026`, `3 listopada 2026`. */
export function daysOfYear(first: CalendarDate, last: CalendarDate): string {
  const { year } = dateParts(last)
  return dateParts(first).year === year ? `${daysRange(first, last)} ${year}` : daysRange(first, last)
}
