import { addDays, type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'

/** How a language names days and months; Chromium itself has no Georgian dates. */
export interface DateNames {
  /** From Monday, as a heading writes them. */
  readonly weekdays: readonly string[]
  /** The same inside a sentence. */
  readonly spoken: readonly string[]
  readonly weekdaysShort: readonly string[]
  /** As they stand beside a day. */
  readonly months: readonly string[]
  readonly monthsShort: readonly string[]
}

/** What `polish-dates.ts` says, in a language whose dates are `23 листопада`. */
export function datesIn(names: DateNames) {
  const dayAndMonth = (date: CalendarDate): string => {
    const { day, month } = dateParts(date)
    return `${day} ${names.months[month - 1]}`
  }
  const range = (first: CalendarDate, last: CalendarDate): string => {
    const from = dateParts(first)
    const to = dateParts(last)
    if (from.year !== to.year) return `${dayAndMonth(first)} ${from.year} – ${dayAndMonth(last)} ${to.year}`
    if (from.month !== to.month) return `${dayAndMonth(first)} – ${dayAndMonth(last)}`
    return first === last ? dayAndMonth(first) : `${from.day}–${dayAndMonth(last)}`
  }
  const daysOfYear = (first: CalendarDate, last: CalendarDate): string => {
    const { year } = dateParts(last)
    return dateParts(first).year === year ? `${range(first, last)} ${year}` : range(first, last)
  }
  return {
    dayAndMonth,
    daysOfYear,
    weekdayName: (date: CalendarDate) => names.weekdays[weekday(date)] ?? '',
    weekdayShort: (date: CalendarDate) => names.weekdaysShort[weekday(date)] ?? '',
    monthShort: (date: CalendarDate) => names.monthsShort[dateParts(date).month - 1] ?? '',
    spokenDate: (date: CalendarDate) => `${names.spoken[weekday(date)]}, ${dayAndMonth(date)}`,
    weekRange: (week: Week) => range(mondayOf(week), addDays(mondayOf(week), 6)),
    weekRangeOfYear: (week: Week) => daysOfYear(mondayOf(week), addDays(mondayOf(week), 6)),
  }
}
