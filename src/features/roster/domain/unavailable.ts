import { SLOTS_IN_WEEK } from '#kernel/slot.ts'

export type UnavailableKind = 'grounding' | 'rental' | 'papers'

/**
 * Why a car of a week gets nobody new. `deleted`: it has left the fleet, and keeps whom it had (D26, D47).
 */
export type OffKind = UnavailableKind | 'deleted'

/** Slots of a week in which a car can't be driven; both ends included (D17, D18). */
export interface UnavailableCar {
  readonly carId: string
  /** 0-13 */
  readonly from: number
  /** 0-13 */
  readonly to: number
  readonly kind: OffKind
  /** What the office wrote, or the name of the paper; empty without. */
  readonly reason: string
  /** Hidden from the public calendars (D14). */
  readonly notOnStation: boolean
  /** The renter's name where rented; empty without. */
  readonly renter: string
}

/** What has left the fleet is told first, then a rental, a grounding, a paper. */
const TOLD_FIRST: readonly OffKind[] = ['deleted', 'rental', 'grounding', 'papers']

/** Why a car can't be given to anybody in a slot; undefined where it can. */
export function unavailability(
  unavailable: readonly UnavailableCar[],
  carId: string,
  slot: number,
): UnavailableCar | undefined {
  const found = entriesOf(unavailable, carId, slot)
  if (found.length < 2) return found[0]
  for (const kind of TOLD_FIRST) {
    const told = found.find((entry) => entry.kind === kind)
    if (told) return told
  }
  return undefined
}

/** An expired paper moves nobody, and neither does deleting the car (D26): who sits there keeps the seat. */
export function keepsItsDrivers(kind: OffKind): boolean {
  return kind === 'papers' || kind === 'deleted'
}

/** Of cars that the fleet has: all that a week which is to be built knows. */
export function fleetOff(
  unavailable: readonly UnavailableCar[],
): (UnavailableCar & { readonly kind: UnavailableKind })[] {
  return unavailable.filter(
    (off): off is UnavailableCar & { kind: UnavailableKind } => off.kind !== 'deleted',
  )
}

/** A car that has left the fleet, in a week that still has it. */
export function deletedCar(carId: string): UnavailableCar {
  const to = SLOTS_IN_WEEK - 1
  return { carId, from: 0, to, kind: 'deleted', reason: '', notOnStation: false, renter: '' }
}

/** The grounding or rental that takes the car from whoever sits in it (D17, D18). */
export function takenOff(
  unavailable: readonly UnavailableCar[],
  carId: string,
  slot: number,
): UnavailableCar | undefined {
  const told = unavailability(unavailable, carId, slot)
  return told && keepsItsDrivers(told.kind) ? undefined : told
}

/**
 * The first slot of a span in which the car is not told as grounded; undefined where it is throughout.
 * @param from 0-13
 * @param to 0-13, with it
 */
export function firstOnRoad(
  unavailable: readonly UnavailableCar[],
  carId: string,
  from: number,
  to: number,
): number | undefined {
  for (let slot = from; slot <= to; slot += 1)
    if (unavailability(unavailable, carId, slot)?.kind !== 'grounding') return slot
  return undefined
}

/** Whether the public calendars leave the car out in this slot (D14). */
export function isHidden(unavailable: readonly UnavailableCar[], carId: string, slot: number): boolean {
  return entriesOf(unavailable, carId, slot).some(({ notOnStation }) => notOnStation)
}

const NONE: readonly UnavailableCar[] = []
/** By car, made once for a list: a week asks for each of its cars in each of its slots. */
const byCar = new WeakMap<readonly UnavailableCar[], Map<string, UnavailableCar[]>>()

function entriesOf(
  unavailable: readonly UnavailableCar[],
  carId: string,
  slot: number,
): readonly UnavailableCar[] {
  if (unavailable.length === 0) return NONE
  let index = byCar.get(unavailable)
  if (!index) {
    index = Map.groupBy(unavailable, (entry) => entry.carId)
    byCar.set(unavailable, index)
  }
  const entries = index.get(carId)
  return entries ? entries.filter(({ from, to }) => from <= slot && slot <= to) : NONE
}
