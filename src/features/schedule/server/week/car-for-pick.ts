import {
  carFactsOf,
  chooseCar,
  freeCars,
  ownCarFirst,
  planOf,
  type WeekCar,
} from '#features/roster/domain/public.ts'
import type { SavedWeek } from './week-reader.ts'

/**
 * The car that a driver would get who picked the slot now (D15); undefined where none is free.
 * @param slot 0-13
 */
export function carForPick(
  { contents, frame }: SavedWeek,
  slot: number,
  driverId: string,
): WeekCar | undefined {
  const plan = planOf(contents.places)
  const ids = contents.cars.map(({ id }) => id)
  const own = frame.ownCars.find((each) => each.driverId === driverId)?.carId
  const free = freeCars(carFactsOf(ids, frame.unavailable), plan, slot)
  const carId = chooseCar(free, ownCarFirst(plan, driverId, own))
  return contents.cars.find(({ id }) => id === carId)
}
