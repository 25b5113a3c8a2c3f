import type { Place } from '../places.ts'
import { type Warning, type WarningFacts, warningsOf } from '../warnings.ts'
import { type Board, placesOf } from './board.ts'

/** What the office may do, knowing it (D7): what the rules warn of, and a place in a slot for which the driver gave no availability. */
export type Caution =
  | Warning
  | { readonly code: 'not-available'; readonly slot: number; readonly driverId: string }

export interface CautionFacts extends WarningFacts {
  /** Whether the driver has chosen the slot, in whatever way. */
  chose(driverId: string, slot: number): boolean
}

/** All cautions of a board. */
export function cautionsOf(board: Board, facts: CautionFacts): Caution[] {
  const places = placesOf(board)
  const uncalled = places.filter(
    ({ driverId, slot, carId }: Place) => carId !== null && !facts.chose(driverId, slot),
  )
  return [
    ...warningsOf(places, facts),
    ...uncalled.map(({ driverId, slot }) => ({ code: 'not-available' as const, slot, driverId })),
  ]
}
