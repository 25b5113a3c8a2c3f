import { freeCarsIn } from './free-car.ts'
import type { Place, WeekCar } from './places.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { driverPaperOff, leftDriver, type UnavailableDriver } from './unavailable-drivers.ts'
import type { WaitReason, WaitsNow } from './wait-reason.ts'

/** The week as it stands now. */
export interface WaitingFacts {
  readonly cars: readonly WeekCar[]
  readonly places: readonly Place[]
  readonly unavailable: readonly UnavailableCar[]
  readonly driversOff: readonly UnavailableDriver[]
  /** Per slot, 14. */
  readonly limits: readonly number[]
}

/** Whether a reason is still so. What can't have gone since, as what the office decided, always is. */
export function reasonHolds(reason: WaitReason, { driverId, slot }: Place, facts: WaitingFacts): boolean {
  switch (reason.code) {
    case 'car-rented':
      return isOff(reason.reg, 'rental', slot, facts)
    case 'car-grounded':
      return isOff(reason.reg, 'grounding', slot, facts)
    case 'driver-papers':
      return driverPaperOff(facts.driversOff, driverId, slot) !== undefined
    case 'driver-inactive':
      return leftDriver(facts.driversOff, driverId) !== undefined
    case 'limit':
      return isFull(slot, facts) && !isClosed(slot, facts)
    case 'closed':
      return isClosed(slot, facts)
    case 'no-car':
    case 'cars-without-papers':
      return freeCarsIn(facts, slot).length === 0
    case 'rest-before-day':
    case 'rest-after-night':
    case 'same-date':
      return drivesNearby(driverId, slot, facts)
    default:
      return true
  }
}

function isOff(reg: string, kind: UnavailableCar['kind'], slot: number, facts: WaitingFacts): boolean {
  const car = facts.cars.find((each) => each.reg === reg)
  return car !== undefined && takenOff(facts.unavailable, car.id, slot)?.kind === kind
}

/** @param preferred plate of the car to be offered first, where it is free */
export function waitsNow({ driverId, slot }: Place, facts: WaitingFacts, preferred: string): WaitsNow {
  if (leftDriver(facts.driversOff, driverId) || driverPaperOff(facts.driversOff, driverId, slot))
    return { code: 'now-driver-off' }
  if (drivesNearby(driverId, slot, facts)) return { code: 'now-other-shift' }
  if (isClosed(slot, facts)) return { code: 'now-closed' }
  if (isFull(slot, facts)) return { code: 'now-limit' }
  const free = freeCarsIn(facts, slot)
  const car = free.find(({ reg }) => reg === preferred) ?? free[0]
  return car ? { code: 'now-free', carId: car.id, reg: car.reg } : { code: 'now-no-car' }
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
