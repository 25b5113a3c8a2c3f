import type { WeekPlan } from '#features/roster/domain/public.ts'
import type { WeekFacts } from '../instance.ts'

/** What a week is worth, by the builder's levels, as far as the office asks for it. */
export interface Figures {
  /** Seats with a driver. */
  readonly filled: number
  /** Of them, those in which a driver has the own car. */
  readonly ownCars: number
  /** Distinct pairs of driver and car: fewer is better. */
  readonly pairs: number
  /** Drivers who wait for a seat and have none in the whole week. */
  readonly withoutShift: number
}

export function figuresOf(board: WeekPlan, { drivers }: Pick<WeekFacts, 'drivers'>): Figures {
  const own = new Map(drivers.map(({ id, primaryCar }) => [id, primaryCar]))
  const pairs = new Set<string>()
  const driving = new Set<string>()
  const waiting = new Set<string>()
  let filled = 0
  let ownCars = 0
  for (const { cars, reserve } of board) {
    for (const [carId, driverId] of cars) {
      filled += 1
      if (own.get(driverId) === carId) ownCars += 1
      pairs.add(`${driverId} ${carId}`)
      driving.add(driverId)
    }
    for (const driverId of reserve) waiting.add(driverId)
  }
  const withoutShift = [...waiting].filter((driverId) => !driving.has(driverId)).length
  return { filled, ownCars, pairs: pairs.size, withoutShift }
}
