import type { Move } from '#features/roster/domain/public.ts'
import {
  offCall,
  onTopOfReserve,
  type WeekPlan,
  withDriver,
  without,
} from '#features/roster/domain/public.ts'

/**
 * The board after these moves: all are lifted, then all are put down. Who falls from a car to the reserve
 * waits before who waited already, as after a grounding; who gets a car leaves the lists of that slot, and is
 * no longer on call in the other shift of the date (D8).
 */
export function applyRepair(board: WeekPlan, moves: readonly Move[]): WeekPlan {
  const lifted = moves.reduce((on, { driverId, from, to }) => {
    const left = from ? without(on, from.slot, driverId) : on
    return to ? without(left, to.slot, driverId) : left
  }, board)
  return moves.reduce((on, { driverId, to }) => {
    if (!to) return on
    if (to.carId !== null) return withDriver(offCall(on, to, driverId), to, driverId)
    return onTopOfReserve(on, to.slot, [driverId])
  }, lifted)
}
