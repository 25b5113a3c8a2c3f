import {
  changePatterns,
  exchangeSettingAside,
  fairPrices,
  holdAt,
  type Prices,
  patternsOf,
  priceOf,
} from './exchange.ts'
import { SLOTS } from './instance.ts'
import { HUB, type Seating } from './seating.ts'
import type { Seated } from './who-works.ts'

/** Branches looked at before a doubt is left standing (and told as a gap). A count, never a time. */
const MOST_BRANCHES = 400

interface Doubt {
  readonly driver: number
  /** Patterns that could be part of something better, the most promising first. */
  readonly patterns: readonly number[]
}

interface Bound {
  /** Packed cost by which something better could be better; 0 = nothing is. */
  readonly gap: number
  readonly doubt: Doubt | null
}

interface Search {
  readonly seating: Seating
  readonly choosers: readonly number[]
  best: Uint16Array
  /** Cost of the best found, relative to where the search began. */
  bestCost: number
  branches: number
}

/**
 * At fair prices nobody without conflicting picks wants to exchange; if every driver with conflicts also has the pattern he would choose at
 * those prices, nothing better exists. Where some would choose otherwise, the sum of what they miss bounds what can be gained, and
 * branching over the patterns of the one who misses most settles it.
 */
export function provenBest(seating: Seating): Seated {
  const choosers: number[] = []
  for (let driver = 0; driver < seating.problem.drivers; driver++)
    if (seating.conflicting[driver] === 1) choosers.push(driver)
  if (choosers.length === 0) return { chosen: seating.chosen, gap: 0 }
  seating.spent = 0
  const search: Search = { seating, choosers, best: seating.chosen.slice(), bestCost: 0, branches: 0 }
  const gap = explore(search)
  return { chosen: search.best, gap }
}

/** Settles everything below the present state. Returns the gap left open. */
function explore(search: Search): number {
  const { seating } = search
  const bound = boundOf(search)
  const open = seating.spent - search.bestCost
  if (bound.doubt === null || bound.gap <= open) return 0
  if (search.branches >= MOST_BRANCHES) return bound.gap - open
  let left = 0
  const { driver, patterns } = bound.doubt
  const here = seating.mark()
  const spent = seating.spent
  for (const pattern of patterns) {
    search.branches++
    if (holdAt(seating, driver, pattern)) {
      changePatterns(seating)
      left = Math.max(left, explore(search))
    }
    seating.thaw(driver)
    seating.goBack(here)
    seating.spent = spent
  }
  return left
}

function boundOf(search: Search): Bound {
  const { seating } = search
  const free = search.choosers.filter((driver) => !seating.isFrozen(driver))
  const setAside = exchangeSettingAside(seating)
  if (seating.spent < search.bestCost) {
    search.bestCost = seating.spent
    search.best = seating.chosen.slice()
  }
  const slack = seating.spent - search.bestCost
  const arcs = seating.prices().arcs.slice()
  let best: { prices: Prices; gap: number } | null = null
  for (const fair of fairPrices(seating)) {
    const prices = settlePrices(seating, free, fair, arcs)
    const gap = free.reduce((sum, driver) => sum + missed(seating, driver, prices), 0)
    if (best === null || gap < best.gap) best = { prices, gap }
  }
  for (const driver of setAside) seating.thaw(driver)
  if (best === null || best.gap <= slack) return { gap: best?.gap ?? 0, doubt: null }
  return { gap: best.gap, doubt: worstDoubt(seating, free, best.prices, best.gap - slack) }
}

function missed(seating: Seating, driver: number, prices: Prices): number {
  let least = 0
  const now = seating.chosen[driver]!
  const cost = seating.costOf(driver, now) + priceOf(prices, now)
  for (const pattern of patternsOf(seating, driver))
    least = Math.min(least, seating.costOf(driver, pattern) + priceOf(prices, pattern) - cost)
  return -least
}

function worstDoubt(seating: Seating, free: readonly number[], prices: Prices, room: number): Doubt | null {
  let doubt: Doubt | null = null
  let worst = 0
  for (const driver of free) {
    const miss = missed(seating, driver, prices)
    if (miss <= worst) continue
    const at = (pattern: number) => seating.costOf(driver, pattern) + priceOf(prices, pattern)
    const least = at(seating.chosen[driver]!) - miss
    const patterns = patternsOf(seating, driver).filter((pattern) => at(pattern) - least < room)
    worst = miss
    doubt = { driver, patterns: patterns.sort((a, b) => at(a) - at(b) || a - b) }
  }
  return doubt
}

/** Moves one price after another, within what stays fair, to where those with conflicts miss least. */
function settlePrices(seating: Seating, free: readonly number[], start: Prices, arcs: Float64Array): Prices {
  const prices = start.slice()
  for (let round = 0; round < 3; round++) {
    let moved = false
    for (let slot = 0; slot < SLOTS; slot++) {
      const doubtful = free.filter((driver) => missed(seating, driver, prices) > 0)
      if (doubtful.length === 0) return prices
      if (movePrice(seating, free, prices, arcs, slot)) moved = true
    }
    if (!moved) return prices
  }
  return prices
}

function movePrice(
  seating: Seating,
  free: readonly number[],
  prices: Prices,
  arcs: Float64Array,
  slot: number,
): boolean {
  const concerned = free.filter((driver) => (seating.problem.eligible[driver]! & (1 << slot)) !== 0)
  const total = () => concerned.reduce((sum, driver) => sum + missed(seating, driver, prices), 0)
  const before = prices[slot]!
  const [low, high] = fairRange(prices, arcs, slot)
  const doubtful = concerned.filter((driver) => missed(seating, driver, prices) > 0)
  const tries = new Set([low, high])
  for (const driver of doubtful)
    for (const price of turningPoints(seating, driver, prices, slot))
      if (price > low && price < high) tries.add(price)
  let best = before
  let least = total()
  for (const price of tries) {
    if (!Number.isFinite(price)) continue
    prices[slot] = price
    const sum = total()
    if (sum < least) {
      least = sum
      best = price
    }
  }
  prices[slot] = best
  return best !== before
}

function fairRange(prices: Prices, arcs: Float64Array, slot: number): readonly [number, number] {
  const nodes = SLOTS + 1
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  for (let node = 0; node < nodes; node++) {
    if (node === slot) continue
    const price = node === HUB ? 0 : prices[node]!
    low = Math.max(low, price - arcs[node * nodes + slot]!)
    high = Math.min(high, price + arcs[slot * nodes + node]!)
  }
  return [low, high]
}

/** The prices of this slot at which the driver is torn between the pattern he has and one that differs in the slot. */
function turningPoints(seating: Seating, driver: number, prices: Prices, slot: number): number[] {
  const now = seating.chosen[driver]!
  const at = (pattern: number) => seating.costOf(driver, pattern) + priceOf(prices, pattern)
  const bit = 1 << slot
  return patternsOf(seating, driver)
    .filter((pattern) => ((pattern ^ now) & bit) !== 0)
    .map((pattern) => prices[slot]! + ((now & bit) === 0 ? at(now) - at(pattern) : at(pattern) - at(now)))
}
