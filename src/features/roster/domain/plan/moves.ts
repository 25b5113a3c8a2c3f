import { otherSlotOfDate } from '#kernel/slot.ts'
import type { Spot } from '../places.ts'
import { type ChangedSpot, diffOf, pairedInOrder } from './plan-diff.ts'
import type { WeekPlan } from './week-plan.ts'

/** One driver's unsaved move; null for a place that was not there, or is not there any more. */
export interface Move {
  readonly driverId: string
  readonly from: Spot | null
  readonly to: Spot | null
  /** Who got a car was on call in the other shift of the date too, and is so no longer (D8). */
  readonly endsCall?: true | undefined
}

/**
 * The difference of two plans as moves: the unsaved edits (D19, D24). Laid on the earlier plan they give the
 * later one, so being on call counts like any place, and nothing is remembered from before: what was lost
 * goes with what was gained in the order of time. (Recorded changes, told to drivers, are the other reading:
 * `changesOf`.) A driver who was on call for the whole date and got a car in one of its slots is one move.
 */
export function movesBetween(saved: WeekPlan, now: WeekPlan): Move[] {
  const { changed, lost: allLost, gained } = diffOf(saved, now)
  const lost = new Map(allLost)
  const moves = changed.map((change): Move => withEndedCall(change, lost))
  for (const driverId of new Set([...lost.keys(), ...gained.keys()]))
    for (const [from, to] of pairedInOrder(lost.get(driverId) ?? [], gained.get(driverId) ?? []))
      moves.push({ driverId, from, to })
  return moves
}

/** The move onto a car with the lost place on call that belongs to it, which is taken out of `lost`. */
function withEndedCall(move: ChangedSpot, lost: Map<string, readonly Spot[]>): Move {
  const { driverId, from, to } = move
  if (to.carId === null || from.carId !== null) return move
  const spots = lost.get(driverId) ?? []
  const rest = spots.filter((spot) => !(spot.onCall && spot.slot === otherSlotOfDate(to.slot)))
  if (rest.length === spots.length) return move
  lost.set(driverId, rest)
  return { ...move, endsCall: true }
}
