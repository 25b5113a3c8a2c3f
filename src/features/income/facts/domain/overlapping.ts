import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'

interface Span {
  readonly date: CalendarDate
  /** The last day. */
  readonly until: CalendarDate
}

/**
 * Of reports of one driver and app those that speak of some days of another report and of others beside them,
 * and are the lesser of the two: how much of them is the other's money no file tells, so that they add
 * nothing. Of two the one holds that a week can settle (`spansWeeks` of settling), then the longer one, then
 * the later days. Whether the other one counts is not asked, so that what counts hangs only on reports that
 * share days.
 * @returns those of the list that add nothing; reports within each other are none of them (D49)
 */
export function overlapping<T extends Span>(reports: readonly T[]): ReadonlySet<T> {
  return new Set(
    reports.filter((one) => reports.some((other) => crosses(one, other) && holdsOver(other, one))),
  )
}

/**
 * Whether both speak of a day, and each of days that are not the other's. An app's week may end on the Monday
 * on which the next one begins (Uber's does, at 04:00): that shares nothing.
 */
export function crosses(one: Span, other: Span): boolean {
  const [first, second] = one.date < other.date ? [one, other] : [other, one]
  if (first.date === second.date || first.until >= second.until || second.date > first.until) return false
  return second.date < first.until || mondayOf(weekOf(second.date)) !== second.date
}

/** Of two that cross each other. */
export function holdsOver(one: Span, other: Span): boolean {
  const [a, b] = [isOfOneWeek(one), isOfOneWeek(other)]
  if (a !== b) return a
  const longer = daysBetween(one.date, one.until) - daysBetween(other.date, other.until)
  return longer === 0 ? one.date > other.date : longer > 0
}

/** It may end on the Monday after. */
function isOfOneWeek({ date, until }: Span): boolean {
  return until <= addDays(mondayOf(weekOf(date)), 7)
}
