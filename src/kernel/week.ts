import { addDays, type CalendarDate, calendarDate, dateParts, daysBetween, weekday } from './calendar-date.ts'

/** ISO week-year and ISO week number, Monday first (D1). The week-year may differ from the date's year. */
export interface Week {
  readonly year: number
  /** 1-52, or 53 in a long year such as 2026 */
  readonly week: number
}

function firstMonday(year: number): CalendarDate {
  const january4 = calendarDate(year, 1, 4)
  if (!january4) throw new RangeError(`No such week-year: ${year}`)
  return addDays(january4, -weekday(january4))
}

/** 52 or 53. */
export function weeksInYear(year: number): number {
  return daysBetween(firstMonday(year), firstMonday(year + 1)) / 7
}

export function isWeek(year: number, week: number): boolean {
  return (
    Number.isInteger(year) &&
    year >= 2001 &&
    year <= 2198 &&
    Number.isInteger(week) &&
    week >= 1 &&
    week <= weeksInYear(year)
  )
}

export function weekOf(date: CalendarDate): Week {
  const thursday = addDays(date, 3 - weekday(date))
  const { year } = dateParts(thursday)
  return { year, week: Math.floor(daysBetween(firstMonday(year), thursday) / 7) + 1 }
}

export function mondayOf(week: Week): CalendarDate {
  return addDays(firstMonday(week.year), (week.week - 1) * 7)
}

/** The seven dates, Monday to Sunday. */
export function datesOf(week: Week): readonly CalendarDate[] {
  const monday = mondayOf(week)
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index))
}

/** The week `count` weeks later; over the turn of the year, week 53 included (D1). */
export function addWeeks(week: Week, count: number): Week {
  return weekOf(addDays(mondayOf(week), count * 7))
}

/** Weeks from `from` to `to`; negative when `to` is earlier. */
export function weeksBetween(from: Week, to: Week): number {
  return daysBetween(mondayOf(from), mondayOf(to)) / 7
}

export function sameWeek(a: Week, b: Week): boolean {
  return a.year === b.year && a.week === b.week
}
