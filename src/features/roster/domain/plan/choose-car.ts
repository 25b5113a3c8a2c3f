import type { CarFacts, PlanFacts } from './plan-facts.ts'
import type { WeekPlan } from './week-plan.ts'

/**
 * Cars of a slot that one more driver may get, in the order in which they are used: nobody drives them, and
 * nothing keeps anybody from them (D15, D47). The one list of free cars: each of them, and no other, is
 * `free` in the one reading of a car (`slotStanding`).
 */
export function freeCars({ cars, blocked }: CarFacts, plan: WeekPlan, slot: number): string[] {
  const driven = plan[slot]?.cars
  const off = blocked[slot]
  return cars.filter((car) => !driven?.has(car) && !off?.has(car))
}

/** Of these free cars those that no pin keeps for another driver. */
export function notKeptForOthers(
  free: readonly string[],
  pins: PlanFacts['pins'],
  slot: number,
  driverId: string,
): readonly string[] {
  const others = pins.filter((pin) => pin.slot === slot && pin.driverId !== driverId)
  if (others.length === 0) return free
  const kept = new Set(others.map(({ carId }) => carId))
  return free.filter((carId) => !kept.has(carId))
}

/** How much a car is wished for: numbers that are compared one after another, more before less. */
export type Wish = (carId: string) => readonly number[]

/**
 * Which of the free cars somebody gets: the one most wished for, of equals the first. Undefined where none is
 * free. All who give a car away choose with it, by wishes that differ:
 * - a free shift that is picked (D15), a car that is taken off (the 'first free' one of Spec 2 §4 is the
 *   first by these wishes), somebody who came late (D42): `ownCarFirst`, as the builder does;
 * - whoever makes room for a driver whom the office moves: none, the first in the order of use (Spec 2 §5);
 * - a repair, which seats several at once: its own (`seatCars` of planning).
 * The builder chooses for all drivers together and in numbers (`better-cars`, `which-car`).
 */
export function chooseCar(free: readonly string[], wish: Wish = NO_WISH): string | undefined {
  let best: string | undefined
  let most: readonly number[] = []
  for (const carId of free) {
    const wishes = wish(carId)
    if (best !== undefined && compareWishes(wishes, most) <= 0) continue
    best = carId
    most = wishes
  }
  return best
}

const NO_WISH: Wish = () => []

/**
 * The builder's order of wishes (D16): the own car, else the one that the driver has most often in this plan.
 * @param own undefined for who has none
 */
export function ownCarFirst(plan: WeekPlan, driverId: string, own: string | undefined): Wish {
  const drives = drivenCars(plan, new Set([driverId])).get(driverId)
  return (carId) => [carId === own ? 1 : 0, drives?.get(carId) ?? 0]
}

/** For each of these drivers how many slots of the plan in which car. */
export function drivenCars(
  plan: WeekPlan,
  drivers: ReadonlySet<string>,
): ReadonlyMap<string, Map<string, number>> {
  const drives = new Map<string, Map<string, number>>()
  for (const driverId of drivers) drives.set(driverId, new Map())
  for (const seats of plan) {
    for (const [carId, driverId] of seats.cars) {
      const cars = drives.get(driverId)
      cars?.set(carId, (cars.get(carId) ?? 0) + 1)
    }
  }
  return drives
}

function compareWishes(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] ?? 0)
  return 0
}
