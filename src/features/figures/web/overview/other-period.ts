import { addDays, daysBetween } from '#kernel/calendar-date.ts'
import { mondayOf, sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { OtherPeriod } from '#platform/web/admin-ui/week-picker.tsx'
import { daysOfYear } from '#platform/web/polish-dates.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { periodTexts } from '../../texts-overview.ts'

const WEEK = 7

/** The week of a period that is one; undefined of all others. */
export function weekOfPeriod({ from, to }: Period): Week | undefined {
  const week = weekOf(from)
  const isWeek = sameWeek(week, weekOf(to)) && mondayOf(week) === from && addDays(from, WEEK - 1) === to
  return isWeek ? week : undefined
}

/** What a period is called that is no week, so that no sum stands under another period's name. */
export function otherPeriod(period: Period): OtherPeriod | undefined {
  if (weekOfPeriod(period)) return undefined
  const { from, to } = period
  const days = daysBetween(from, to) + 1
  const first = weekOf(from)
  const areWeeks = mondayOf(first) === from && days % WEEK === 0
  const name = areWeeks ? periodTexts.weeks(days / WEEK) : periodTexts.days(days)
  return { first, name, range: daysOfYear(from, to) }
}
