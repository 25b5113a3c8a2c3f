import { otherSlotOfDate } from '#kernel/slot.ts'
import type { Spot } from '../changes.ts'
import type { Place } from '../places.ts'
import { type Board, placesOfSlot } from './board.ts'
import { isSpot } from './move-driver.ts'

/** One driver's unsaved move; null for a place that was not there, or is not there any more. */
export interface Move {
  readonly driverId: string
  readonly from: Spot | null
  readonly to: Spot | null
  /** Who got a car was on call in the other shift of the date too, and is so no longer (D8). */
  readonly endsCall?: true | undefined
}

/**
 * What differs between the saved board and the one of now: the unsaved edits (D19, D24). A driver who left
 * one slot for another is one move, and so is one who was on call for the whole date and got a car in one of
 * its slots. Slots that were never touched are not looked at.
 */
export function movesBetween(saved: Board, now: Board): Move[] {
  const moves: Move[] = []
  const lost = new Map<string, Spot[]>()
  const gained = new Map<string, Spot[]>()
  for (const [slot, seats] of now.entries()) {
    const before = saved[slot]
    if (!before || before === seats) continue
    const were = byDriver(placesOfSlot(before, slot))
    const are = byDriver(placesOfSlot(seats, slot))
    for (const [driverId, from] of were) {
      const to = are.get(driverId)
      if (!to) add(lost, driverId, from)
      else if (!isSpot(from, to)) moves.push({ driverId, from, to })
    }
    for (const [driverId, to] of are) if (!were.has(driverId)) add(gained, driverId, to)
  }
  const whole = moves.map((move) => withEndedCall(move, lost))
  for (const driverId of new Set([...lost.keys(), ...gained.keys()])) {
    const from = lost.get(driverId) ?? []
    const to = gained.get(driverId) ?? []
    for (let at = 0; at < Math.max(from.length, to.length); at++)
      whole.push({ driverId, from: from[at] ?? null, to: to[at] ?? null })
  }
  return whole
}

/** The move onto a car with the lost place on call that belongs to it, which is taken out of `lost`. */
function withEndedCall(move: Move, lost: Map<string, Spot[]>): Move {
  const { driverId, from, to } = move
  if (!to?.carId || from?.carId !== null) return move
  const spots = lost.get(driverId) ?? []
  const rest = spots.filter((spot) => !(spot.onCall && spot.slot === otherSlotOfDate(to.slot)))
  if (rest.length === spots.length) return move
  lost.set(driverId, rest)
  return { ...move, endsCall: true }
}

function byDriver(places: readonly Place[]): Map<string, Spot> {
  return new Map(places.map(({ driverId, slot, carId, onCall }) => [driverId, { slot, carId, onCall }]))
}

function add(map: Map<string, Spot[]>, driverId: string, spot: Spot): void {
  const spots = map.get(driverId)
  if (spots) spots.push(spot)
  else map.set(driverId, [spot])
}
