import type { WeekPlan } from '#features/roster/domain/public.ts'
import { movesBetween } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'

/**
 * The cells in which a board differs from what was shown before: `slot driverId` for who stands somewhere
 * new, `slot carId` for a car that somebody has left.
 */
export function changedCells(before: WeekPlan, now: WeekPlan): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { driverId, from, to } of movesBetween(before, now)) {
    if (to) keys.add(keyInSlot(to.slot, driverId))
    if (from?.carId && !now[from.slot]?.cars.has(from.carId)) keys.add(keyInSlot(from.slot, from.carId))
  }
  return keys
}
