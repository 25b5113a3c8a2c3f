import { SLOTS } from './instance.ts'
import { countOf } from './rules.ts'

/**
 * How often all cars are filled anew at better worths, and by how much a week that nobody of found a car is
 * worth more the next time.
 */
const ROUNDS = 16
const DEARER = 0.1

/** Which whole weeks (sets of slots) are put into each car. */
export type Filling = readonly (readonly number[])[]

/**
 * Whole weeks into cars, so that few find none. Equal weeks are one row. Car after car, the scarcest first,
 * takes the weeks that fit together in it and are worth most (exact: there are only 2^14 sets of slots). A
 * week is worth the more the longer it is and the fewer seats there are for its slots; what is left over
 * becomes worth more, and all cars are filled again. The round that leaves fewest over counts.
 * @param free per car its free slots
 * @param weeks the slots of everybody who needs a car, in any order, none empty
 */
export function fillCars(free: Uint16Array, weeks: readonly number[]): Filling {
  const wanted = counted(weeks)
  const worth = firstWorth(free, weeks, wanted)
  const cars = [...free.keys()].sort(
    (a, b) => countOf(free[a]!) - countOf(free[b]!) || free[a]! - free[b]! || a - b,
  )
  const table = new BestFill(worth)
  let best: Filling = []
  let fewest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && fewest > 0; round++) {
    const left = new Map(wanted)
    const filling = fillOnce(free, cars, left, table)
    let over = 0
    for (const [week, count] of left) {
      over += count
      worth[week]! *= 1 + (DEARER * count) / wanted.get(week)!
    }
    if (over >= fewest) continue
    fewest = over
    best = filling
  }
  return best
}

function counted(weeks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const week of [...weeks].sort((a, b) => a - b)) counts.set(week, (counts.get(week) ?? 0) + 1)
  return counts
}

/**
 * Found by measuring (`bench/builder.ts`): the fourth power of wanted to free seats, summed, to the power of
 * 1.25.
 */
function firstWorth(
  free: Uint16Array,
  weeks: readonly number[],
  wanted: ReadonlyMap<number, number>,
): Float64Array {
  const tight = new Float64Array(SLOTS)
  for (let slot = 0; slot < SLOTS; slot++) {
    const bit = 1 << slot
    const seats = free.reduce((sum, slots) => sum + ((slots & bit) === 0 ? 0 : 1), 0)
    const share = weeks.reduce((sum, slots) => sum + ((slots & bit) === 0 ? 0 : 1), 0) / Math.max(1, seats)
    tight[slot] = share * share * share * share
  }
  const worth = new Float64Array(1 << SLOTS)
  for (const week of wanted.keys()) {
    let sum = 0
    for (let rest = week; rest !== 0; rest &= rest - 1) sum += tight[lowestOf(rest)]!
    worth[week] = sum * Math.sqrt(Math.sqrt(sum))
  }
  return worth
}

/** @param left how many of each week still need a car; counted down */
function fillOnce(
  free: Uint16Array,
  cars: readonly number[],
  left: Map<number, number>,
  table: BestFill,
): number[][] {
  const filling: number[][] = Array.from(free, () => [])
  table.begin(left)
  for (const car of cars) {
    const taken = table.weeksFor(free[car]!)
    filling[car] = taken
    let usedUp = false
    for (const week of taken) {
      const count = left.get(week)! - 1
      left.set(week, count)
      if (count === 0) usedUp = true
    }
    if (usedUp) table.begin(left)
  }
  return filling
}

/** For every set of free slots the weeks worth most that fit in it together. */
class BestFill {
  private readonly worth: Float64Array
  private readonly byLowest: number[][] = Array.from({ length: SLOTS }, () => [])
  private readonly value = new Float64Array(1 << SLOTS)
  private readonly first = new Uint16Array(1 << SLOTS)
  private readonly known = new Int32Array(1 << SLOTS)
  private version = 0

  constructor(worth: Float64Array) {
    this.worth = worth
  }

  /** From now on only weeks that somebody is left with. */
  begin(left: ReadonlyMap<number, number>): void {
    this.version++
    for (const list of this.byLowest) list.length = 0
    for (const [week, count] of left) if (count > 0) this.byLowest[lowestOf(week)]!.push(week)
  }

  weeksFor(free: number): number[] {
    const weeks: number[] = []
    this.bestFor(free)
    for (let rest = free; rest !== 0; ) {
      const week = this.first[rest]!
      if (week !== 0) weeks.push(week)
      rest &= week === 0 ? rest - 1 : ~week
    }
    return weeks
  }

  private bestFor(free: number): number {
    if (free === 0) return 0
    if (this.known[free] === this.version) return this.value[free]!
    let most = this.bestFor(free & (free - 1))
    let first = 0
    for (const week of this.byLowest[lowestOf(free)]!) {
      if ((week & ~free) !== 0) continue
      const sum = this.worth[week]! + this.bestFor(free & ~week)
      if (sum <= most + 1e-9) continue
      most = sum
      first = week
    }
    this.value[free] = most
    this.first[free] = first
    this.known[free] = this.version
    return most
  }
}

function lowestOf(slots: number): number {
  return 31 - Math.clz32(slots & -slots)
}
