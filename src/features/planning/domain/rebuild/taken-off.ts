import type { Spot } from '#features/roster/domain/public.ts'
import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { DriverInSlot } from './rebuild-order.ts'

/** A move, saved or not, as far as it matters here. */
export interface Left {
  readonly driverId: string
  readonly from: Spot | null
}

/**
 * Whom the office took off a slot and gave no other place in it: a choice of that slot no longer counts
 * (D22).
 */
export function takenOff(board: WeekPlan, moves: readonly Left[]): DriverInSlot[] {
  const left = new Map<string, DriverInSlot>()
  for (const { driverId, from } of moves) {
    if (!from || spotOf(board, from.slot, driverId)) continue
    left.set(keyInSlot(from.slot, driverId), { driverId, slot: from.slot })
  }
  return [...left.values()]
}
