import type { Move } from '#features/roster/domain/public.ts'
import { spotOf, type WeekPlan, withDriver, without } from '#features/roster/domain/public.ts'

/**
 * A board with those who have come to wait on its lists, and without those who wait no more (D42). Whom the
 * office has given a place of that slot meanwhile keeps it; nobody leaves a car by it.
 * @param came between two looks at one saved version
 */
export function applyLatecomers(board: WeekPlan, came: readonly Move[]): WeekPlan {
  return came.reduce((now, { driverId, from, to }) => {
    const stood = from && spotOf(now, from.slot, driverId)
    const left = stood && stood.carId === null && from ? without(now, from.slot, driverId) : now
    return to && to.carId === null && !spotOf(left, to.slot, driverId) ? withDriver(left, to, driverId) : left
  }, board)
}
