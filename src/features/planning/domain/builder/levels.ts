import { carOrder, shiftsIn } from './cars-explained.ts'
import type { Instance, Settings } from './instance.ts'
import { SLOTS } from './instance.ts'
import { ownCarsBound } from './own-cars.ts'
import { legalPatterns } from './patterns.ts'
import type { People } from './people.ts'
import type { Levels } from './result.ts'
import { countOf, has } from './rules.ts'
import type { CarsGiven } from './which-car.ts'

/** The value of every level, with the bound it can be held against. */
export function levelsOf(people: People, given: CarsGiven, instance: Instance, settings: Settings): Levels {
  const { week, works } = people
  const { parking } = given
  const filled = shiftsIn(works)
  const reserve = shiftsIn(
    works.map((slots, driver) => slots & week.reserve[driver]! & ~people.calledIn[driver]!),
  )
  const ownCars = parking.ownCars()
  return {
    published: instance.published === null ? null : publishedKept(people, given, instance),
    seats: week.capacity.reduce((sum, capacity) => sum + capacity, 0),
    filled,
    filledBound: filled + people.openFilled,
    belowMinimum: belowMinimum(people, settings.floor),
    regular: shiftsIn(works.map((slots, driver) => slots & week.regular[driver]!)),
    reserve,
    squares: works.reduce((sum, slots) => sum + countOf(slots) ** 2, 0),
    queue: works.reduce((sum, slots, driver) => sum + driver * countOf(slots), 0),
    ownCars,
    ownCarsBound: ownCarsBound(parking),
    pairs: parking.pairs,
    pairsBound: Math.min(parking.pairs, given.pairsBound),
    carOrder: carOrder(parking),
    proven: people.proven,
  }
}

function publishedKept(
  { week, works }: People,
  { parking }: CarsGiven,
  instance: Instance,
): Levels['published'] {
  let driversKept = 0
  let carsKept = 0
  for (const seat of instance.published ?? []) {
    const driver = week.driverOf.get(seat.driver)
    if (driver === undefined || !has(works[driver]!, seat.slot)) continue
    driversKept++
    const car = parking.carOf[driver * SLOTS + seat.slot]!
    if (car !== -1 && week.cars[car]!.id === seat.car) carsKept++
  }
  return { seats: instance.published?.length ?? 0, driversKept, carsKept }
}

/** Missing shifts, counted only as far as a driver's own picks would have allowed. */
function belowMinimum({ works, problem, week }: People, floor: number): number {
  if (floor === 0) return 0
  let missing = 0
  for (const [driver, slots] of works.entries()) {
    if (countOf(slots) >= floor) continue
    const patterns = legalPatterns(problem.eligible[driver]!, week.allowBoth[driver] === 1)
    const most = problem.held[driver]! + Math.max(...patterns.map(countOf))
    missing += Math.max(0, Math.min(floor, most) - countOf(slots))
  }
  return missing
}
