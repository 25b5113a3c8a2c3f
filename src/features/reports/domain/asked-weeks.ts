import { fail, ok, type Result } from '#kernel/result.ts'
import { addWeeks, isWeek, type Week, weeksBetween } from '#kernel/week.ts'

/** The weeks of a report, both included. */
export interface AskedWeeks {
  readonly from: Week
  readonly to: Week
}

/** As the wire has them. The prescribed calls know one year only, that of the start. */
export interface WeeksOnWire {
  readonly week: number
  readonly year: number
  readonly endWeek?: number | undefined
  readonly endYear?: number | undefined
}

export type RangeProblem = 'no_such_week' | 'range_reversed' | 'starts_too_late' | 'ends_too_late'

/** What the start's year alone makes longer than this over a new year is the wrong way round. */
const LONGEST_OVER_NEW_YEAR = 26

/**
 * Reads the weeks asked for. Without an end it is the one week. The prescribed calls know the year of the
 * start only: a smaller end week soon after a new year lies in the next year, so that a period may cross it
 * (D36); of 47 to 46 the start is greater than the end, which is refused (Spec 2 §5).
 */
export function readAskedWeeks({
  week,
  year,
  endWeek = week,
  endYear,
}: WeeksOnWire): Result<AskedWeeks, 'no_such_week'> {
  const from = { year, week }
  const next = { year: year + 1, week: endWeek }
  const crosses = endWeek < week && weeksBetween(from, next) < LONGEST_OVER_NEW_YEAR
  const to = { year: endYear ?? (crosses ? next.year : year), week: endWeek }
  return isWeek(from.year, from.week) && isWeek(to.year, to.week) ? ok({ from, to }) : fail('no_such_week')
}

/**
 * The three rules of a range, in the specification's order (Spec 2 §5 'Reports').
 * @param current the fleet's week (D3)
 */
export function judgeRange(
  { from, to }: AskedWeeks,
  current: Week,
): Exclude<RangeProblem, 'no_such_week'> | undefined {
  if (weeksBetween(from, to) < 0) return 'range_reversed'
  if (weeksBetween(from, current) < 0) return 'starts_too_late'
  if (weeksBetween(to, current) < 0) return 'ends_too_late'
  return undefined
}

/** All of them in their order. */
export function weeksIn({ from, to }: AskedWeeks): readonly Week[] {
  return Array.from({ length: weeksBetween(from, to) + 1 }, (_, index) => addWeeks(from, index))
}
