import { type Spot, spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { WeekFacts } from '../instance.ts'

/** One driver in one slot. */
export interface DriverInSlot {
  readonly driverId: string
  /** 0-13 (D2) */
  readonly slot: number
}

/** Plain data, since it travels to another thread. */
export interface RebuildOrder {
  /** As of now: who has submitted since, what is off, what is pinned. */
  readonly facts: WeekFacts
  /** The week as it stands on the board, unsaved edits included. */
  readonly board: WeekPlan
  /** How many slots of the week have begun: nothing changes in them. */
  readonly begun: number
  /** Whom the office took off a slot: they are not brought back, whatever they had chosen. */
  readonly takenOff: readonly DriverInSlot[]
}

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
