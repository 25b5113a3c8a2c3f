import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultsTexts } from '../../texts-screens.ts'

/** Periods that are asked for again and again, of whole weeks. @param current the fleet's week (D3) */
export function periodPresets(current: Week): readonly { readonly label: string; readonly period: Period }[] {
  const { thisWeek, lastWeek, fourWeeks, eightWeeks } = resultsTexts.presets
  return [
    { label: thisWeek, period: weeks(current, 0, 0) },
    { label: lastWeek, period: weeks(current, -1, -1) },
    { label: fourWeeks, period: weeks(current, -4, -1) },
    { label: eightWeeks, period: weeks(current, -8, -1) },
  ]
}

/** From the Monday of its first week to the Sunday of its last. */
export function wholeWeeks({ from, to }: Period): Period {
  return { from: mondayOf(weekOf(from)), to: sundayOf(weekOf(to)) }
}

function weeks(current: Week, first: number, last: number): Period {
  return { from: mondayOf(addWeeks(current, first)), to: sundayOf(addWeeks(current, last)) }
}

function sundayOf(week: Week) {
  return addDays(mondayOf(week), 6)
}
