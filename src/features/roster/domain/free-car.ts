import type { Place, WeekCar } from './places.ts'
import { drivenCars, isFree } from './slot-standing.ts'
import type { UnavailableCar } from './unavailable.ts'

export interface CarsOfWeek {
  /** In the order in which they are used (D16). */
  readonly cars: readonly WeekCar[]
  readonly places: readonly Place[]
  readonly unavailable: readonly UnavailableCar[]
}

/** Cars of a slot that one more driver may get (D15, D47), in the order in which they are used. */
export function freeCarsIn(week: CarsOfWeek, slot: number): WeekCar[] {
  const driven = drivenCars(week.places, slot)
  return week.cars.filter(({ id }) => isFree(week.unavailable, id, slot, driven.has(id)))
}

/**
 * The car for one more driver of a slot, by the builder's order of wishes: the own car, else the one the
 * driver has most often in this week, else the first in the order of use. Undefined where no car is free.
 */
export function carFor(
  week: CarsOfWeek,
  slot: number,
  driverId: string,
  primaryCar: string | undefined,
): WeekCar | undefined {
  const drives = new Map<string | null, number>()
  for (const { driverId: id, carId } of week.places)
    if (id === driverId) drives.set(carId, (drives.get(carId) ?? 0) + 1)
  const wish = (car: WeekCar): number =>
    car.id === primaryCar ? Number.POSITIVE_INFINITY : (drives.get(car.id) ?? 0)
  let best: WeekCar | undefined
  for (const car of freeCarsIn(week, slot)) if (!best || wish(car) > wish(best)) best = car
  return best
}
