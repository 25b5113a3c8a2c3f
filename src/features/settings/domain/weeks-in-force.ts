import { addDays, type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, sameWeek, type Week, weekOf, weeksBetween, weeksInYear } from '#kernel/week.ts'

/** What administrators chose to look at, and what the current week was when they chose it. */
export interface ChosenPeriod {
  readonly week: Week
  /** 1-12; undefined where only the week was chosen */
  readonly month: number | undefined
  readonly chosenDuring: Week
}

export interface PeriodInForce {
  readonly week: Week
  /** 1-12 */
  readonly month: number
}

/** The pinned week, or the clock's (D3). */
export function currentWeek(pinned: Week | undefined, today: CalendarDate): Week {
  return pinned ?? weekOf(today)
}

/**
 * The period that administrators look at: what they chose, else the week after the current, which is the one
 * they plan. A choice holds as long as its week is not in the past; a past week holds until the current week
 * moves on, so that somebody can look back, but nobody finds a forgotten week on Monday.
 */
export function periodInForce(chosen: ChosenPeriod | undefined, current: Week): PeriodInForce {
  if (chosen && (weeksBetween(current, chosen.week) >= 0 || sameWeek(chosen.chosenDuring, current))) {
    return { week: chosen.week, month: chosen.month ?? monthOf(chosen.week) }
  }
  const next = addWeeks(current, 1)
  return { week: next, month: monthOf(next) }
}

/** The month of the week's Thursday, whose year is the week's year. 1-12. */
export function monthOf(week: Week): number {
  return dateParts(addDays(mondayOf(week), 3)).month
}

/** The same week number in another year; week 53 becomes the last week where that year has only 52. */
export function inYear(week: Week, year: number): Week {
  return { year, week: Math.min(week.week, weeksInYear(year)) }
}
