import { breaksRestAfterLastWeek, brokenHours } from './hours.ts'
import type { Place, WeekCar } from './places.ts'
import { freeCars, notKeptForOthers } from './plan/choose-car.ts'
import { carFactsOf, type PlanFacts } from './plan/plan-facts.ts'
import { planOf } from './plan/week-plan.ts'
import { takenOff, type UnavailableCar } from './unavailable.ts'
import { driverPaperOff, leftDriver } from './unavailable-drivers.ts'
import type { ToldReason, WaitReason } from './wait-reason.ts'

/** The week as it stands now, and what of its neighbours binds its drivers. */
export interface WaitingFacts
  extends Pick<PlanFacts, 'unavailable' | 'driversOff' | 'limits' | 'pins' | 'dayAfter'> {
  /** In the order in which they are used (D16). */
  readonly cars: readonly WeekCar[]
  readonly places: readonly Place[]
  /**
   * Ids of who drives in the night from Sunday to this week's Monday; null where that week is not generated.
   */
  readonly nightBefore: ReadonlySet<string> | null
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
  if (breaksRestAfterLastWeek(slot, facts.nightBefore?.has(driverId) ?? false))
    return { code: 'previous-week-night' }
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
function carsFor({ driverId, slot }: Place, facts: WaitingFacts): WeekCar[] {
  const { free, carsById } = countsOf(facts)
  return notKeptForOthers(free(slot), facts.pins, slot, driverId).flatMap((id) => carsById.get(id) ?? [])
}

/**
 * A shift right before or after keeps from this one: the other half of the date, be it that the office once
 * gave the driver both, or the rest around a night (D7), also over the end of the week. The week before is
 * told of apart.
 */
function drivesNearby({ driverId, slot }: Place, facts: WaitingFacts): boolean {
  const around = {
    allowDayAndNight: false,
    workedPreviousSundayNight: false,
    worksNextMonday: facts.dayAfter.has(driverId),
  }
  return brokenHours(slot, countsOf(facts).drives.get(driverId) ?? 0, around) !== null
}

/** Of a week's places, made once for all who wait in it. */
interface Counts {
  /** Drivers in cars, per slot. */
  readonly seated: readonly number[]
  /** By driver the slots in which he has a car, as bits. */
  readonly drives: ReadonlyMap<string, number>
  readonly carsById: ReadonlyMap<string, WeekCar>
  readonly free: (slot: number) => readonly string[]
}

const counted = new WeakMap<WaitingFacts, Counts>()

function countsOf(facts: WaitingFacts): Counts {
  const known = counted.get(facts)
  if (known) return known
  const plan = planOf(facts.places)
  const drives = new Map<string, number>()
  for (const [slot, { cars }] of plan.entries())
    for (const driverId of cars.values()) drives.set(driverId, (drives.get(driverId) ?? 0) | (1 << slot))
  const carsById = new Map(facts.cars.map((car) => [car.id, car]))
  const around = carFactsOf([...carsById.keys()], facts.unavailable)
  const freeIn = plan.map((_, slot) => freeCars(around, plan, slot))
  const counts = {
    ...{ seated: plan.map(({ cars }) => cars.size), drives, carsById },
    free: (slot: number) => freeIn[slot] ?? [],
  }
  counted.set(facts, counts)
  return counts
}
