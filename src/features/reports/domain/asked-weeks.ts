import { fail, ok, type Result } from '#kernel/result.ts'
import { addWeeks, isWeek, type Week, weeksBetween } from '#kernel/week.ts'

/** The weeks of a report, both included. */
export interface AskedWeeks {
  readonly from: Week
  readonly to: Week
}

/** As the wire has them. The prescribed call knows one year only, that of the start. */
export interface WeeksOnWire {
  readonly week: number
  readonly year: number
  readonly endWeek?: number | undefined
  readonly endYear?: number | undefined
}

export type RangeProblem = 'no_such_week' | 'range_reversed' | 'starts_too_late' | 'ends_too_late'

/**
 * Reads the weeks asked for. Without an end it is the one week; an end week below the start week without a
 * year of its own lies in the next year, so that a period may cross a new year (D36).
 */
export function readAskedWeeks({
  week,
  year,
  endWeek = week,
  endYear,
}: WeeksOnWire): Result<AskedWeeks, 'no_such_week'> {
  const from = { year, week }
  const to = { year: endYear ?? (endWeek < week ? year + 1 : year), week: endWeek }
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
