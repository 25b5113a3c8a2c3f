import { buildWeek } from '../build-week.ts'
import { compile } from '../compile.ts'
import type { Instance } from '../instance.ts'
import { Parking } from '../parking.ts'
import { dice } from './instances.ts'

/** A lawful week as built without the search for fewer pairs, with some seats decided. */
export function parked(instance: Instance, seed: number): Parking {
  const built = buildWeek(instance, { moves: 0 })
  if (!built.ok) throw new Error(built.error.sentence)
  const week = compile(instance)
  const works = new Uint16Array(week.drivers.length)
  const seats = built.value.assignments
  for (const { driver, slot } of seats) works[week.driverOf.get(driver)!]! |= 1 << slot
  const parking = new Parking(week, works)
  const roll = dice(seed)
  for (const seat of seats) {
    const [driver, car] = [week.driverOf.get(seat.driver)!, week.carOf.get(seat.car)!]
    parking.give(driver, 1 << seat.slot, car)
    if (roll.chance(0.1)) parking.lock(driver, 1 << seat.slot, car)
  }
  return parking
}

/** Who sits where, by their names. */
export function seatsOf({ week, works, carOf }: Parking) {
  return week.drivers.flatMap(({ id }, driver) =>
    Array.from({ length: 14 }, (_, slot) => slot)
      .filter((slot) => ((works[driver]! >> slot) & 1) === 1)
      .map((slot) => ({ driver: id, slot, car: week.cars[carOf[driver * 14 + slot]!]!.id })),
  )
}
