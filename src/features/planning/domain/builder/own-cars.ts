import { SLOTS } from './instance.ts'
import { NO_CAR, NOBODY, type Parking } from './parking.ts'
import { has } from './rules.ts'

/** Ways of sharing one car looked at before the split is left to the order of submission. */
const MOST_WAYS = 20_000

/**
 * Level 6: every car that somebody calls their own goes, slot by slot, to one of its own drivers who works
 * then, and stays there. How many such seats there are is fixed by who works; where several of its drivers
 * work at once, the split with the fewest drivers left with two cars is taken.
 */
export function giveOwnCars(parking: Parking): void {
  for (const [car, owners] of ownersByCar(parking)) splitCar(parking, car, owners)
}

function ownersByCar({ week, works }: Parking): Map<number, number[]> {
  const owners = new Map<number, number[]>()
  for (let driver = 0; driver < works.length; driver++) {
    const car = week.primary[driver]!
    if (car === NO_CAR || works[driver] === 0) continue
    const others = owners.get(car)
    if (others) others.push(driver)
    else owners.set(car, [driver])
  }
  return owners
}

interface Split {
  readonly parking: Parking
  readonly car: number
  readonly owners: readonly number[]
  /** Per slot with a choice, the owners who could have the car. */
  readonly choices: readonly { readonly slot: number; readonly takers: readonly number[] }[]
  /** Per owner (same order as `owners`), the slots given so far. */
  readonly given: number[]
  best: number[]
  fewest: number
}

function splitCar(parking: Parking, car: number, owners: readonly number[]): void {
  const free = parking.freeSlots(car)
  const choices: { slot: number; takers: number[] }[] = []
  const given = owners.map((driver) => parking.slotsOn(driver, car))
  let ways = 1
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!has(free, slot)) continue
    const takers = [...owners.keys()].filter((index) => has(parking.withoutCar(owners[index]!), slot))
    if (takers.length === 1) given[takers[0]!]! |= 1 << slot
    if (takers.length < 2) continue
    choices.push({ slot, takers })
    ways = Math.min(ways * takers.length, MOST_WAYS + 1)
  }
  const split: Split = { parking, car, owners, choices, given, best: [], fewest: Number.POSITIVE_INFINITY }
  if (ways <= MOST_WAYS) tryShares(split, 0)
  else {
    for (const { slot, takers } of choices) given[takers[0]!]! |= 1 << slot
    split.best = given
  }
  for (const [index, driver] of owners.entries()) {
    parking.give(driver, split.best[index]! & free, car)
    parking.lock(driver, split.best[index]!, car)
  }
}

function tryShares(split: Split, at: number): void {
  const choice = split.choices[at]
  if (!choice) {
    const pairs = pairsOf(split)
    if (pairs < split.fewest) {
      split.fewest = pairs
      split.best = [...split.given]
    }
    return
  }
  for (const taker of choice.takers) {
    split.given[taker]! |= 1 << choice.slot
    tryShares(split, at + 1)
    split.given[taker]! &= ~(1 << choice.slot)
  }
}

/** Cars its owners would have at least: this one, and another where it does not cover their week. */
function pairsOf({ parking, owners, given }: Split): number {
  let pairs = 0
  for (const [index, driver] of owners.entries()) {
    const mine = given[index]!
    if (mine !== 0) pairs++
    if ((parking.works[driver]! & ~mine) !== 0) pairs++
  }
  return pairs
}

/** How many own cars could be given at all, by who works: level 6's bound. */
export function ownCarsBound(parking: Parking): number {
  let bound = 0
  for (const [car, owners] of ownersByCar(parking)) {
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!has(parking.week.available[car]!, slot)) continue
      const inIt = parking.driverIn[car * SLOTS + slot]!
      const held = inIt !== NOBODY && has(parking.locked[inIt]!, slot)
      if (held) bound += parking.week.primary[inIt] === car ? 1 : 0
      else if (owners.some((driver) => has(parking.works[driver]! & ~parking.locked[driver]!, slot))) bound++
    }
  }
  return bound
}
