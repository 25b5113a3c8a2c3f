import { SLOTS } from './instance.ts'
import { legalPatterns } from './patterns.ts'
import type { Seating } from './seating.ts'

/** A driver whose picks conflict: he chooses whole patterns, each at its own cost. */
export interface Chooser {
  readonly driver: number
  readonly patterns: readonly number[]
  /** Packed cost of each pattern, seats at no price. */
  readonly costs: Float64Array
}

export function choosersOf(seating: Seating): Chooser[] {
  const choosers: Chooser[] = []
  const { problem } = seating
  for (let driver = 0; driver < problem.drivers; driver++) {
    if (seating.conflicting[driver] === 0) continue
    const patterns = legalPatterns(problem.eligible[driver]!, problem.allowBoth[driver] === 1)
    const costs = Float64Array.from(patterns, (pattern) => seating.costOf(driver, pattern))
    choosers.push({ driver, patterns, costs })
  }
  return choosers
}

const HALF = SLOTS / 2
const HALF_PATTERNS = 1 << HALF

/**
 * A price per seat of each slot, with the sums of half a week ready, since patterns are priced all the time.
 */
export class Prices {
  private readonly slots: Float64Array
  private readonly early = new Float64Array(HALF_PATTERNS)
  private readonly late = new Float64Array(HALF_PATTERNS)

  constructor(slots: Float64Array) {
    this.slots = slots.slice()
    this.sumUp(0)
    this.sumUp(HALF)
  }

  at(slot: number): number {
    return this.slots[slot]!
  }

  set(slot: number, price: number): void {
    this.slots[slot] = price
    this.sumUp(slot < HALF ? 0 : HALF)
  }

  private sumUp(from: number): void {
    const sums = from === 0 ? this.early : this.late
    for (let pattern = 1; pattern < HALF_PATTERNS; pattern++) {
      const lowest = 31 - Math.clz32(pattern & -pattern)
      sums[pattern] = sums[pattern & (pattern - 1)]! + this.slots[from + lowest]!
    }
  }

  of(pattern: number): number {
    return this.early[pattern & (HALF_PATTERNS - 1)]! + this.late[pattern >> HALF]!
  }
}

/** What a driver pays at these prices beyond the best he could choose. */
export function missed(seating: Seating, chooser: Chooser, prices: Prices): number {
  const { driver, patterns, costs } = chooser
  const now = seating.chosen[driver]!
  let least = Number.POSITIVE_INFINITY
  let paid = 0
  for (let index = 0; index < patterns.length; index++) {
    const cost = costs[index]! + prices.of(patterns[index]!)
    if (cost < least) least = cost
    if (patterns[index] === now) paid = cost
  }
  return paid - least
}
