import type { Spot } from '../changes.ts'
import type { Place } from '../places.ts'
import { type Board, placesOfSlot } from './board.ts'
import { isSpot } from './move-driver.ts'

/** One driver's unsaved move; null for a place that was not there, or is not there any more. */
export interface Move {
  readonly driverId: string
  readonly from: Spot | null
  readonly to: Spot | null
}

/**
 * What differs between the saved board and the one of now: the unsaved edits (D19, D24). A driver who left one slot for another is one move.
 * Slots that were never touched are not looked at.
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
  for (const driverId of new Set([...lost.keys(), ...gained.keys()])) {
    const from = lost.get(driverId) ?? []
    const to = gained.get(driverId) ?? []
    for (let at = 0; at < Math.max(from.length, to.length); at++)
      moves.push({ driverId, from: from[at] ?? null, to: to[at] ?? null })
  }
  return moves
}

function byDriver(places: readonly Place[]): Map<string, Spot> {
  return new Map(places.map(({ driverId, slot, carId, onCall }) => [driverId, { slot, carId, onCall }]))
}

function add(map: Map<string, Spot[]>, driverId: string, spot: Spot): void {
  const spots = map.get(driverId)
  if (spots) spots.push(spot)
  else map.set(driverId, [spot])
}
