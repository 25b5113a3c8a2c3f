import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { isPromise, type RepairFacts } from './repair-facts.ts'

/**
 * What a proposal costs, counted from the board before and after; who is out because of the disruption is not
 * counted. Less is better.
 */
export interface RepairCosts {
  /** Fewer seats with a driver in the week. */
  readonly seatsEmpty: number
  /** Seats that drivers lose and get no other for. */
  readonly losesShift: number
  /** Seats that drivers leave for one in another slot. */
  readonly changesShift: number
  /** Seats whose driver changes the car. */
  readonly changesCar: number
  /** Of the seats lost, those that were promised: no reserve or on-call choice. */
  readonly promisesBroken: number
  /** Seats taken by who was on call. */
  readonly onCallUsed: number
  /** By how much the sum over drivers of shifts squared grows: the builder's measure of fairness. */
  readonly squares: number
  /** Seats in which a driver no longer has the own car; negative: gains it. */
  readonly ownCarsLost: number
  /** Pairs of driver and car that the week did not know. */
  readonly newPairs: number
  /** People who have to be told. */
  readonly told: number
  /** Seats taken by who waited in the reserve. */
  readonly reserveUsed: number
}

/** @param gone who is out: their lost seats are no cost of the proposal, the seats left empty are */
export function repairCosts(
  facts: RepairFacts,
  before: WeekPlan,
  after: WeekPlan,
  gone: ReadonlySet<string>,
): RepairCosts {
  const lost = new Map<string, number[]>()
  const gained = new Map<string, number[]>()
  const told = new Set<string>()
  const pairs = new Set<string>()
  let seatsEmpty = 0
  let changesCar = 0
  let ownCarsLost = 0
  for (const [slot, seats] of after.entries()) {
    const was = before[slot]
    if (!was || was === seats) continue
    seatsEmpty += was.cars.size - seats.cars.size
    const were = carsByDriver(was.cars)
    const are = carsByDriver(seats.cars)
    for (const [driverId, carId] of were) {
      if (gone.has(driverId)) continue
      const now = are.get(driverId)
      if (now === carId) continue
      told.add(driverId)
      if (now === undefined) push(lost, driverId, slot)
      else changesCar += 1
      if (facts.ownCars.get(driverId) === carId) ownCarsLost += 1
    }
    for (const [driverId, carId] of are) {
      const earlier = were.get(driverId)
      if (earlier === carId) continue
      told.add(driverId)
      if (earlier === undefined) push(gained, driverId, slot)
      if (facts.ownCars.get(driverId) === carId) ownCarsLost -= 1
      if (!before.some((each) => each.cars.get(carId) === driverId)) pairs.add(`${driverId} ${carId}`)
    }
  }
  const seats = countSeats(facts, before, lost, gained)
  const squares = squaresGrown(before, lost, gained)
  return { seatsEmpty, ...seats, squares, changesCar, ownCarsLost, newPairs: pairs.size, told: told.size }
}

/** A driver's lost and gained seats stand against each other in the order of time. */
function countSeats(
  facts: RepairFacts,
  before: WeekPlan,
  lost: ReadonlyMap<string, readonly number[]>,
  gained: ReadonlyMap<string, readonly number[]>,
) {
  const counts = { losesShift: 0, changesShift: 0, promisesBroken: 0, onCallUsed: 0, reserveUsed: 0 }
  for (const [driverId, slots] of lost) {
    const changed = Math.min(slots.length, gained.get(driverId)?.length ?? 0)
    const without = slots.slice(changed)
    counts.changesShift += changed
    counts.losesShift += without.length
    counts.promisesBroken += without.filter((slot) => isPromise(facts.origin(driverId, slot))).length
  }
  for (const [driverId, slots] of gained) {
    for (const slot of slots.slice(lost.get(driverId)?.length ?? 0)) {
      if (spotOf(before, slot, driverId)?.onCall) counts.onCallUsed += 1
      else counts.reserveUsed += 1
    }
  }
  return counts
}

function squaresGrown(
  before: WeekPlan,
  lost: ReadonlyMap<string, readonly number[]>,
  gained: ReadonlyMap<string, readonly number[]>,
): number {
  const shifts = new Map([...lost.keys(), ...gained.keys()].map((driverId) => [driverId, 0]))
  for (const { cars } of before)
    for (const driverId of cars.values()) {
      const count = shifts.get(driverId)
      if (count !== undefined) shifts.set(driverId, count + 1)
    }
  let grown = 0
  for (const [driverId, was] of shifts) {
    const is = was + (gained.get(driverId)?.length ?? 0) - (lost.get(driverId)?.length ?? 0)
    grown += is * is - was * was
  }
  return grown
}

/** The builder's order of levels: seats, what is published, own cars, pairs; then who has to be troubled. */
const ORDER: readonly (keyof RepairCosts)[] = [
  'seatsEmpty',
  'losesShift',
  'changesShift',
  'changesCar',
  'promisesBroken',
  'onCallUsed',
  'squares',
  'ownCarsLost',
  'newPairs',
  'told',
  'reserveUsed',
]

/** Negative where a is better. */
export function compareCosts(a: RepairCosts, b: RepairCosts): number {
  for (const cost of ORDER) if (a[cost] !== b[cost]) return a[cost] - b[cost]
  return 0
}

/** Whether a is nowhere worse than b; then nobody needs b. */
export function isNowhereWorse(a: RepairCosts, b: RepairCosts): boolean {
  return ORDER.every((cost) => a[cost] <= b[cost])
}

function carsByDriver(cars: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(Array.from(cars, ([carId, driverId]) => [driverId, carId]))
}

function push(map: Map<string, number[]>, driverId: string, slot: number): void {
  const slots = map.get(driverId)
  if (slots) slots.push(slot)
  else map.set(driverId, [slot])
}
