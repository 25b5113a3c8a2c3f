import { freeCarsIn } from './free-car.ts'
import type { Place, WeekCar } from './places.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { driverPaperOff, leftDriver, type UnavailableDriver } from './unavailable-drivers.ts'

/** What a reason to wait, as it was told once, stands on; it may be gone by now. */
export type ToldFact =
  | { readonly is: 'car-off'; readonly reg: string; readonly kind: 'grounding' | 'rental' }
  | { readonly is: 'driver-papers' | 'driver-inactive' | 'limit' | 'closed' | 'no-car' | 'other-shift' }

/** The week as it stands now. */
export interface WaitingFacts {
  readonly cars: readonly WeekCar[]
  readonly places: readonly Place[]
  readonly unavailable: readonly UnavailableCar[]
  readonly driversOff: readonly UnavailableDriver[]
  /** Per slot, 14. */
  readonly limits: readonly number[]
}

/** What keeps somebody from a seat of the slot now; `seat`: nothing, this car is free. */
export type WaitsNow =
  | { readonly why: 'driver-off' | 'limit' | 'closed' | 'no-car' | 'other-shift' }
  | { readonly why: 'seat'; readonly car: WeekCar }

/** Whether the fact behind a reason is still so. */
export function factHolds(fact: ToldFact, { driverId, slot }: Place, facts: WaitingFacts): boolean {
  switch (fact.is) {
    case 'car-off': {
      const car = facts.cars.find(({ reg }) => reg === fact.reg)
      return car !== undefined && takenOff(facts.unavailable, car.id, slot)?.kind === fact.kind
    }
    case 'driver-papers':
      return driverPaperOff(facts.driversOff, driverId, slot) !== undefined
    case 'driver-inactive':
      return leftDriver(facts.driversOff, driverId) !== undefined
    case 'limit':
      return isFull(slot, facts) && !isClosed(slot, facts)
    case 'closed':
      return isClosed(slot, facts)
    case 'no-car':
      return freeCarsIn(facts, slot).length === 0
    case 'other-shift':
      return drivesNearby(driverId, slot, facts)
  }
}

/** @param preferred plate of the car to be offered first, where it is free */
export function waitsNow({ driverId, slot }: Place, facts: WaitingFacts, preferred: string): WaitsNow {
  if (leftDriver(facts.driversOff, driverId) || driverPaperOff(facts.driversOff, driverId, slot))
    return { why: 'driver-off' }
  if (drivesNearby(driverId, slot, facts)) return { why: 'other-shift' }
  if (isClosed(slot, facts)) return { why: 'closed' }
  if (isFull(slot, facts)) return { why: 'limit' }
  const free = freeCarsIn(facts, slot)
  const car = free.find(({ reg }) => reg === preferred) ?? free[0]
  return car ? { why: 'seat', car } : { why: 'no-car' }
}

/** A limit of 0 closes the shift: there is no place to wait for. */
function isClosed(slot: number, { limits }: WaitingFacts): boolean {
  return limits[slot] === 0
}

function isFull(slot: number, { places, limits }: WaitingFacts): boolean {
  const seated = places.filter((place) => place.slot === slot && place.carId !== null).length
  return seated >= (limits[slot] ?? 0)
}

/** A shift right before or after keeps from this one: the other half of the date, or the rest around a night (D7). */
function drivesNearby(driverId: string, slot: number, { places }: WaitingFacts): boolean {
  return places.some(
    (place) => place.driverId === driverId && place.carId !== null && Math.abs(place.slot - slot) === 1,
  )
}
