import { type Place, seatKey } from './places.ts'
import { type UnavailableCar, unavailability } from './unavailable.ts'

export type BreachCode = 'two-places' | 'two-drivers' | 'unknown-car' | 'unknown-driver' | 'car-unavailable'

export interface Breach {
  readonly code: BreachCode
  readonly slot: number
  readonly driverId: string
  readonly carId: string | null
}

export interface Known {
  readonly cars: ReadonlySet<string>
  readonly drivers: ReadonlySet<string>
  readonly unavailable: readonly UnavailableCar[]
}

/**
 * What no week may hold, whoever sends it (D19): a driver in two places of one slot, a car with two drivers in one slot, a car or driver that
 * nobody knows, a driver in a car that is grounded or rented. Every breach is told, the later of two places as the wrong one.
 */
export function breachesOf(places: readonly Place[], known: Known): Breach[] {
  const seats = new Set<string>()
  const cars = new Set<string>()
  const breaches: Breach[] = []
  for (const place of places) {
    const { slot, driverId, carId } = place
    const say = (code: BreachCode) => breaches.push({ code, slot, driverId, carId })
    if (!known.drivers.has(driverId)) say('unknown-driver')
    if (seats.has(seatKey(place))) say('two-places')
    seats.add(seatKey(place))
    if (carId === null) continue
    if (!known.cars.has(carId)) say('unknown-car')
    if (cars.has(`${slot} ${carId}`)) say('two-drivers')
    cars.add(`${slot} ${carId}`)
    if (unavailability(known.unavailable, carId, slot)) say('car-unavailable')
  }
  return breaches
}
