import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { type UnavailableCar, unavailability } from '../unavailable.ts'
import type { UnavailableDriver } from '../unavailable-drivers.ts'
import type { BoardFacts } from './board.ts'

/**
 * What the rules of the board need of a week, from what stands around it.
 * @param cars ids in the order in which they are used
 */
export function boardFactsOf(
  cars: readonly string[],
  around: {
    readonly unavailable: readonly UnavailableCar[]
    readonly driversOff: readonly UnavailableDriver[]
  },
): BoardFacts {
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot)
  const { unavailable, driversOff } = around
  return {
    cars,
    blocked: slots.map((slot) => new Set(cars.filter((car) => unavailability(unavailable, car, slot)))),
    barred: slots.map(
      (slot) =>
        new Set(
          driversOff.filter(({ from, to }) => from <= slot && slot <= to).map(({ driverId }) => driverId),
        ),
    ),
  }
}
