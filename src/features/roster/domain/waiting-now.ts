import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { freeCarsIn } from './free-car.ts'
import type { Place, WeekCar } from './places.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { driverPaperOff, leftDriver, type UnavailableDriver } from './unavailable-drivers.ts'
import type { ToldReason, WaitReason } from './wait-reason.ts'
import type { WeekPin } from './week-pin.ts'

/** The week as it stands now, and what of its neighbours binds its drivers. */
export interface WaitingFacts {
  readonly cars: readonly WeekCar[]
  readonly places: readonly Place[]
  readonly unavailable: readonly UnavailableCar[]
  readonly driversOff: readonly UnavailableDriver[]
  /** Per slot, 14. */
  readonly limits: readonly number[]
  readonly pins: readonly WeekPin[]
  /**
   * Ids of who drives in the night from Sunday to this week's Monday; null where that week is not generated.
   */
  readonly nightBefore: ReadonlySet<string> | null
  /** Ids of who drives on the Monday after this week, by day. */
  readonly dayAfter: ReadonlySet<string>
}

/** Whether a reason is still so. What can't have gone since, as what the office decided, always is. */
export function reasonHolds(reason: WaitReason, place: Place, facts: WaitingFacts): boolean {
  const { driverId, slot } = place
  switch (reason.code) {
    case 'car-rented':
      return isOff(reason.reg, 'rental', slot, facts)
    case 'car-grounded':
      return isOff(reason.reg, 'grounding', slot, facts)
    // What took the car away lies behind; that the driver gets none is so until there is one.
    case 'car-papers':
    case 'car-left':
    case 'picked-too-late':
      return waitsNow(place, facts, '').code !== 'now-free'
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
      return carsFor(place, facts).length === 0
    case 'kept-off':
      return isKeptOff(place, facts)
    case 'previous-week-night':
      return facts.nightBefore?.has(driverId) ?? true
    case 'rest-before-day':
    case 'rest-after-night':
    case 'same-date':
      return drivesNearby(place, facts)
    default:
      return true
  }
}

function isOff(reg: string, kind: UnavailableCar['kind'], slot: number, facts: WaitingFacts): boolean {
  const car = facts.cars.find((each) => each.reg === reg)
  return car !== undefined && takenOff(facts.unavailable, car.id, slot)?.kind === kind
}

/** @param preferred plate of the car to be offered first, where it is free */
export function waitsNow(place: Place, facts: WaitingFacts, preferred: string): ToldReason {
  const { driverId, slot } = place
  if (leftDriver(facts.driversOff, driverId) || driverPaperOff(facts.driversOff, driverId, slot))
    return { code: 'now-driver-off' }
  if (isKeptOff(place, facts)) return { code: 'kept-off' }
  if (slot === 0 && facts.nightBefore?.has(driverId)) return { code: 'previous-week-night' }
  if (drivesNearby(place, facts)) return { code: 'now-other-shift' }
  if (isClosed(slot, facts)) return { code: 'now-closed' }
  if (isFull(slot, facts)) return { code: 'now-limit' }
  const free = carsFor(place, facts)
  const car = free.find(({ reg }) => reg === preferred) ?? free[0]
  return car ? { code: 'now-free', carId: car.id, reg: car.reg } : { code: 'now-no-car' }
}

/** A limit of 0 closes the shift: there is no place to wait for. */
function isClosed(slot: number, { limits }: WaitingFacts): boolean {
  return limits[slot] === 0
}

function isFull(slot: number, facts: WaitingFacts): boolean {
  return (countsOf(facts).seated[slot] ?? 0) >= (facts.limits[slot] ?? 0)
}

function isKeptOff({ driverId, slot }: Place, { pins }: WaitingFacts): boolean {
  return pins.some((pin) => pin.slot === slot && pin.driverId === driverId && pin.carId === null)
}

/** Free cars that no pin keeps for another driver, in the order of use. */
function carsFor({ driverId, slot }: Place, facts: WaitingFacts): readonly WeekCar[] {
  const free = countsOf(facts).free(slot)
  const kept = facts.pins.filter((pin) => pin.slot === slot && pin.driverId !== driverId)
  return kept.length === 0 ? free : free.filter(({ id }) => !kept.some(({ carId }) => carId === id))
}

/**
 * A shift right before or after keeps from this one: the other half of the date, or the rest around a night
 * (D7), also over the week's end.
 */
function drivesNearby({ driverId, slot }: Place, facts: WaitingFacts): boolean {
  const drives = countsOf(facts).drives.get(driverId) ?? 0
  const beside = (1 << (slot + 1)) | ((1 << slot) >> 1)
  return (drives & beside) !== 0 || (slot === LAST && facts.dayAfter.has(driverId))
}

const LAST = SLOTS_IN_WEEK - 1

/** Of a week's places, made once for all who wait in it. */
interface Counts {
  /** Drivers in cars, per slot. */
  readonly seated: readonly number[]
  /** By driver the slots in which he has a car, as bits. */
  readonly drives: ReadonlyMap<string, number>
  readonly free: (slot: number) => readonly WeekCar[]
}

const counted = new WeakMap<WaitingFacts, Counts>()

function countsOf(facts: WaitingFacts): Counts {
  const known = counted.get(facts)
  if (known) return known
  const seated = new Array<number>(SLOTS_IN_WEEK).fill(0)
  const drives = new Map<string, number>()
  for (const { driverId, slot, carId } of facts.places) {
    if (carId === null) continue
    seated[slot] = (seated[slot] ?? 0) + 1
    drives.set(driverId, (drives.get(driverId) ?? 0) | (1 << slot))
  }
  const freeIn = new Map<number, readonly WeekCar[]>()
  const free = (slot: number): readonly WeekCar[] => {
    const cars = freeIn.get(slot) ?? freeCarsIn(facts, slot)
    freeIn.set(slot, cars)
    return cars
  }
  const counts = { seated, drives, free }
  counted.set(facts, counts)
  return counts
}
