import { addWeeks, type Week, weeksBetween } from '#kernel/week.ts'

/** The fleet calendar shows two weeks back and one ahead: current, next, prev, prevTwo (Spec 1 §4). */
export function isShownToFleet(week: Week, current: Week): boolean {
  const distance = weeksBetween(current, week)
  return distance >= -2 && distance <= 1
}

/** A driver's own calendar shows current, next and prev (Spec 1 §4). */
export function isShownToDriver(week: Week, current: Week): boolean {
  return Math.abs(weeksBetween(current, week)) <= 1
}

/** Free shifts are offered, and changes are told, in the current week and the next (D15, D21). */
export function weeksOffered(current: Week): readonly [Week, Week] {
  return [current, addWeeks(current, 1)]
}
