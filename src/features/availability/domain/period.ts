import { addDays, type CalendarDate, calendarDate, dateParts } from '#kernel/calendar-date.ts'
import { isWeek, mondayOf, type Week, weekOf } from '#kernel/week.ts'

/** The dates of a calendar month. @param month 1-12 */
export function datesOfMonth(year: number, month: number): readonly CalendarDate[] {
  return Array.from({ length: 31 }, (_, index) => calendarDate(year, month, index + 1)).filter(
    (date) => date !== undefined,
  )
}

/** The weeks that have a day in the month, in order. */
export function weeksOfMonth(year: number, month: number): readonly Week[] {
  const weeks: Week[] = []
  const dates = datesOfMonth(year, month)
  const last = dates.at(-1)
  for (let date = dates[0]; date && last && date <= last; date = addDays(mondayOf(weekOf(date)), 7)) {
    weeks.push(weekOf(date))
  }
  return weeks
}

/** The month of a submission: that of its week's Monday. 1-12 */
export function monthOf(week: Week): number {
  return dateParts(mondayOf(week)).month
}

export type Period =
  | { readonly kind: 'week'; readonly week: Week }
  | { readonly kind: 'month'; readonly year: number; readonly month: number }

/** Week + year, adminWeek + year, or month + year (Spec 1 §7); undefined for anything else. */
export function periodOf(asked: {
  readonly year?: number | undefined
  readonly week?: number | undefined
  readonly adminWeek?: number | undefined
  readonly month?: number | undefined
}): Period | undefined {
  const { year, month } = asked
  const week = asked.week ?? asked.adminWeek
  if (year === undefined) return undefined
  if (week !== undefined) return isWeek(year, week) ? { kind: 'week', week: { year, week } } : undefined
  return month === undefined ? undefined : { kind: 'month', year, month }
}
