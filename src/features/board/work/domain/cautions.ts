import type { Place } from '#features/roster/domain/public.ts'
import {
  type Board,
  keepsItsDrivers,
  placesOf,
  type SlotSeats,
  unavailability,
  type Warning,
  type WarningFacts,
  warningsOf,
} from '#features/roster/domain/public.ts'

/**
 * What the office may do, knowing it (D7): what the rules warn of, and a place in a slot for which the driver
 * gave no availability. `car-off`: a grounding or rental has come under an unsaved place, so that it can't be
 * saved as it is.
 */
export type Caution =
  | Warning
  | { readonly code: 'not-available' | 'car-off'; readonly slot: number; readonly driverId: string }

export interface CautionFacts extends WarningFacts {
  /** Per slot the cars that get nobody new. */
  readonly blocked: readonly ReadonlySet<string>[]
  /** How many slots of the week have begun: who drove there is history. */
  readonly begun: number
  /** Whether the driver has chosen the slot, in whatever way. */
  chose(driverId: string, slot: number): boolean
}

/** All cautions of a board. */
export function cautionsOf(board: Board, facts: CautionFacts): Caution[] {
  const places = placesOf(board)
  return [...warningsOf(places, facts), ...places.flatMap((place) => cautionsOfPlace(place, facts))]
}

/**
 * What is to beware of about one driver in one slot, without looking at the rest of the week: there, about
 * its limit, and a rest or a second shift of the date that it takes from the slot after it.
 */
export function cautionsNear(board: Board, facts: CautionFacts, driverId: string, slot: number): Caution[] {
  const alone = board.map((seats, at) => (Math.abs(at - slot) <= 1 ? onlySeatOf(driverId, seats) : NOBODY))
  const about = cautionsOf(alone, facts).filter((caution) => isNear(caution, driverId, slot))
  const seated = board[slot]?.cars.size ?? 0
  const limit = facts.limits[slot] ?? 0
  const drives = alone[slot] !== NOBODY
  return drives && seated > limit
    ? [...about, { code: 'over-limit', slot, driverId: null, seated, limit }]
    : about
}

const NOBODY: SlotSeats = { cars: new Map(), reserve: [], onCall: [] }

function onlySeatOf(driverId: string, { cars }: SlotSeats): SlotSeats {
  const seat = [...cars].find(([, driver]) => driver === driverId)
  return seat ? { ...NOBODY, cars: new Map([seat]) } : NOBODY
}

function isNear({ code, driverId: who, slot: at }: Caution, driverId: string, slot: number): boolean {
  if (who !== driverId) return false
  return at === slot || (at === slot + 1 && (code === 'day-after-night' || code === 'day-and-night'))
}

function cautionsOfPlace({ driverId, slot, carId }: Place, facts: CautionFacts): Caution[] {
  if (carId === null) return []
  const closed = slot >= facts.begun && facts.blocked[slot]?.has(carId)
  const told = closed ? unavailability(facts.unavailable, carId, slot) : null
  const off = closed && !(told && keepsItsDrivers(told.kind))
  return [
    ...(facts.chose(driverId, slot) ? [] : [{ code: 'not-available' as const, slot, driverId }]),
    ...(off ? [{ code: 'car-off' as const, slot, driverId }] : []),
  ]
}
