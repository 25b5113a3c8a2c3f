import { betterCars } from './better-cars.ts'
import type { Week } from './compile.ts'
import { fewerPairs } from './fewer-pairs.ts'
import { SLOTS } from './instance.ts'
import { giveOwnCars } from './own-cars.ts'
import { packWeeks } from './pack-weeks.ts'
import { NO_CAR, Parking } from './parking.ts'
import { randomSource } from './random.ts'
import { countOf, has } from './rules.ts'

export interface CarsGiven {
  readonly parking: Parking
  /** Least number of pairs there can be once own cars are split as they are. */
  readonly pairsBound: number
  readonly moves: number
}

/**
 * Which car (levels 6-8) for everybody who works.
 * @param works per driver the slots worked
 * @param decided per driver and slot the car that is given already (pinned, past, published, or from the
 * first pass); -1 = none
 * @param budget moves to look at, or null for the usual number
 */
export function whichCar(
  week: Week,
  works: Uint16Array,
  decided: Int32Array,
  budget: number | null,
  seed: number,
): CarsGiven {
  const parking = new Parking(week, works)
  for (let driver = 0; driver < works.length; driver++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const car = decided[driver * SLOTS + slot]!
      if (car === NO_CAR || !has(works[driver]!, slot)) continue
      parking.give(driver, 1 << slot, car)
      parking.lock(driver, 1 << slot, car)
    }
  }
  giveOwnCars(parking)
  const fewest = fewestCars(parking)
  const pairsBound = fewest.reduce((sum, cars) => sum + cars, 0)
  packWeeks(parking)
  const moves = budget ?? usualMoves(parking)
  if (parking.pairs > pairsBound) fewerPairs(parking, fewest, moves, randomSource(seed))
  betterCars(parking, randomSource(seed))
  return { parking, pairsBound, moves }
}

/**
 * Per driver one car, and one more where the cars decided so far leave shifts that none of them can cover.
 */
function fewestCars(parking: Parking): Uint8Array {
  const fewest = parking.carsOfDriver.slice()
  for (let driver = 0; driver < fewest.length; driver++) {
    const waiting = parking.withoutCar(driver)
    if (waiting === 0) continue
    let coverable = 0
    for (let slot = 0; slot < SLOTS; slot++) {
      const car = parking.carOf[driver * SLOTS + slot]!
      if (car !== NO_CAR) coverable |= parking.freeSlots(car)
    }
    if ((waiting & ~coverable) !== 0) fewest[driver]!++
  }
  return fewest
}

/** Enough to reach the figures of the bench; grows with the seats whose car is open. */
function usualMoves(parking: Parking): number {
  let open = 0
  for (let driver = 0; driver < parking.works.length; driver++)
    open += countOf(parking.works[driver]! & ~parking.locked[driver]!)
  return Math.min(700_000, 3000 * open) + 550 * open
}
