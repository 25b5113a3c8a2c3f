import {
  chooseCar,
  drivenCars,
  freeCars,
  type Spot,
  type WeekPlan,
  type Wish,
  withDriver,
} from '#features/roster/domain/public.ts'
import type { RepairFacts } from './repair-facts.ts'

/** Somebody who is to get a car in a slot. */
export interface Newcomer {
  readonly driverId: string
  readonly slot: number
}

/**
 * A car for each newcomer: the own one, else the one driven most often in this week, else one that is free in
 * most of the slots in which the driver needs a car, else the one that was left, else the first in the order
 * of use (D16). Own cars are given before others are chosen.
 * @param board without whoever leaves, and without the newcomers
 * @param before with those who leave, to know the cars they leave
 * @returns in the order of the newcomers; null where no car is free
 */
export function seatCars(
  facts: RepairFacts,
  board: WeekPlan,
  before: WeekPlan,
  newcomers: readonly Newcomer[],
): (string | null)[] {
  const drives = drivenCars(board, new Set(newcomers.map(({ driverId }) => driverId)))
  const given = new Array<string | null>(newcomers.length).fill(null)
  let now = board
  const give = (at: number, { driverId, slot }: Newcomer, carId: string) => {
    given[at] = carId
    const spot: Spot = { slot, carId, onCall: false }
    now = withDriver(now, spot, driverId)
    const cars = drives.get(driverId)
    cars?.set(carId, (cars.get(carId) ?? 0) + 1)
  }
  for (const [at, newcomer] of newcomers.entries()) {
    const own = facts.ownCars.get(newcomer.driverId)
    if (own !== undefined && freeCars(facts, now, newcomer.slot).includes(own)) give(at, newcomer, own)
  }
  for (const [at, newcomer] of newcomers.entries()) {
    if (given[at] !== null) continue
    const { driverId, slot } = newcomer
    const others = newcomers.flatMap((other, index) =>
      other.driverId === driverId && given[index] === null && other.slot !== slot
        ? [new Set(freeCars(facts, now, other.slot))]
        : [],
    )
    const driven = drives.get(driverId)
    const wish: Wish = (carId) => [
      driven?.get(carId) ?? 0,
      others.filter((free) => free.has(carId)).length,
      before[slot]?.cars.has(carId) ? 1 : 0,
    ]
    const best = chooseCar(freeCars(facts, now, slot), wish)
    if (best !== undefined) give(at, newcomer, best)
  }
  return given
}
