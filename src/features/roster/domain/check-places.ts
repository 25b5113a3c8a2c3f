import { keyInSlot } from '#kernel/slot.ts'
import { isSamePlace, type Place, seatKey } from './places.ts'
import type { PlanFacts } from './plan/plan-facts.ts'
import { keepsItsDrivers, type UnavailableCar, unavailability } from './unavailable.ts'
import { driverOff, type UnavailableDriver } from './unavailable-drivers.ts'

export type BreachCode =
  | 'two-places'
  | 'two-drivers'
  | 'unknown-car'
  | 'unknown-driver'
  | 'car-unavailable'
  | 'deleted-car'
  | 'driver-unavailable'
  | 'inactive-driver'
  | 'deleted-driver'

export interface Breach {
  readonly code: BreachCode
  readonly slot: number
  readonly driverId: string
  readonly carId: string | null
  /** Of a driver who is unavailable: the name of the paper that has run out; else empty. */
  readonly paper: string
}

export interface Known extends Pick<PlanFacts, 'unavailable' | 'driversOff' | 'begun'> {
  readonly cars: ReadonlySet<string>
  readonly drivers: ReadonlySet<string>
  /** Where everybody was before: in the saved week, or in the base calendar. */
  readonly before: readonly Place[]
}

/**
 * What no week may hold, whoever sends it (D19): a driver in two places of one slot, a car with two drivers
 * in one slot, a car or driver that nobody knows, a driver in a car that is grounded or rented (D17, D18), a
 * new seat in a car, or for a driver, without valid papers or no longer with the fleet (D47). Another car in
 * a slot that one drives already is no new seat for the driver. Every breach is told, the later of two places
 * as the wrong one. Who drove a car in a slot that has begun is history, whatever has become of the car
 * since.
 */
export function breachesOf(places: readonly Place[], known: Known): Breach[] {
  const before = new Map(known.before.map((place) => [seatKey(place), place]))
  const seats = new Set<string>()
  const cars = new Set<string>()
  const breaches: Breach[] = []
  for (const place of places) {
    const { slot, driverId, carId } = place
    const say = (code: BreachCode, paper = '') => breaches.push({ code, slot, driverId, carId, paper })
    const was = before.get(seatKey(place))
    if (!known.drivers.has(driverId)) say('unknown-driver')
    if (seats.has(seatKey(place))) say('two-places')
    seats.add(seatKey(place))
    if (carId === null) continue
    if (!known.cars.has(carId)) say('unknown-car')
    if (cars.has(keyInSlot(slot, carId))) say('two-drivers')
    cars.add(keyInSlot(slot, carId))
    const off = refusedCar(place, was, known)
    if (off) say(off.kind === 'deleted' ? 'deleted-car' : 'car-unavailable')
    const kept = was?.carId ? undefined : driverOff(known.driversOff, driverId, slot)
    if (kept) say(DRIVER_OFF[kept.kind], kept.reason)
  }
  return breaches
}

const DRIVER_OFF: Readonly<Record<UnavailableDriver['kind'], BreachCode>> = {
  papers: 'driver-unavailable',
  inactive: 'inactive-driver',
  deleted: 'deleted-driver',
}

/**
 * What is in the way of the car's being in this place; undefined where nothing is, or where it has been there
 * before and may stay.
 */
function refusedCar(
  place: Place,
  was: Place | undefined,
  { unavailable, begun }: Known,
): UnavailableCar | undefined {
  const off = unavailability(unavailable, place.carId ?? '', place.slot)
  const staysAsItWas = was !== undefined && isSamePlace(was, place)
  const mayStay = off && staysAsItWas && (keepsItsDrivers(off.kind) || place.slot < begun)
  return mayStay ? undefined : off
}
