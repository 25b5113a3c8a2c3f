import { type Chooser, missed, type Prices } from './choosers.ts'
import { changePatterns, exchangeSettingAside, fairPrices, holdAt } from './exchange.ts'
import { SLOTS } from './instance.ts'
import { HUB, type Seating } from './seating.ts'

/** Branches looked at before a doubt is left standing (and told as a gap). A count, never a time. */
const MOST_BRANCHES = 400

interface Doubt {
  readonly chooser: Chooser
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
  readonly choosers: readonly Chooser[]
  best: Uint16Array
  /** Cost of the best found, relative to where the search began. */
  bestCost: number
  branches: number
}

/**
 * At fair prices nobody without conflicting picks wants to exchange; if every driver with conflicts also has
 * the pattern he would choose at those prices, nothing better exists. Where some would choose otherwise, the
 * sum of what they miss bounds what can be gained, and branching over the patterns of the one who misses most
 * settles it.
 * @returns the best seating found and the gap (packed cost) within which a better one could not be ruled
 * out
 */
export function provenBest(
  seating: Seating,
  choosers: readonly Chooser[],
): { readonly chosen: Uint16Array; readonly gap: number } {
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
  const { chooser, patterns } = bound.doubt
  const here = seating.mark()
  const spent = seating.spent
  for (const pattern of patterns) {
    search.branches++
    if (holdAt(seating, chooser.driver, pattern)) {
      changePatterns(seating, search.choosers)
      left = Math.max(left, explore(search))
    }
    seating.thaw(chooser.driver)
    seating.goBack(here)
    seating.spent = spent
  }
  return left
}

function boundOf(search: Search): Bound {
  const { seating } = search
  const free = search.choosers.filter(({ driver }) => !seating.isFrozen(driver))
  const setAside = exchangeSettingAside(seating)
  if (seating.spent < search.bestCost) {
    search.bestCost = seating.spent
    search.best = seating.chosen.slice()
  }
  const slack = seating.spent - search.bestCost
  const arcs = seating.prices().arcs.slice()
  let best: { prices: Prices; gap: number } | null = null
  for (const prices of fairPrices(seating)) {
    settlePrices(seating, free, prices, arcs)
    const gap = totalMissed(seating, free, prices)
    if (best === null || gap < best.gap) best = { prices, gap }
  }
  for (const driver of setAside) seating.thaw(driver)
  if (best === null || best.gap <= slack) return { gap: best?.gap ?? 0, doubt: null }
  return { gap: best.gap, doubt: worstDoubt(seating, free, best.prices, best.gap - slack) }
}

function totalMissed(seating: Seating, choosers: readonly Chooser[], prices: Prices): number {
  let sum = 0
  for (const chooser of choosers) sum += missed(seating, chooser, prices)
  return sum
}

function worstDoubt(seating: Seating, free: readonly Chooser[], prices: Prices, room: number): Doubt | null {
  let worst = 0
  let doubter: Chooser | null = null
  for (const chooser of free) {
    const miss = missed(seating, chooser, prices)
    if (miss <= worst) continue
    worst = miss
    doubter = chooser
  }
  if (doubter === null) return null
  const { patterns, costs } = doubter
  const priced = patterns.map((pattern, index) => ({ pattern, cost: costs[index]! + prices.of(pattern) }))
  const least = Math.min(...priced.map(({ cost }) => cost))
  const hopeful = priced.filter(({ cost }) => cost - least < room)
  hopeful.sort((a, b) => a.cost - b.cost || a.pattern - b.pattern)
  return { chooser: doubter, patterns: hopeful.map(({ pattern }) => pattern) }
}

/** Moves one price after another, within what stays fair, to where those with conflicts miss least. */
function settlePrices(seating: Seating, free: readonly Chooser[], prices: Prices, arcs: Float64Array): void {
  for (let round = 0; round < 3; round++) {
    let moved = false
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!free.some((chooser) => missed(seating, chooser, prices) > 0)) return
      if (movePrice(seating, free, prices, arcs, slot)) moved = true
    }
    if (!moved) return
  }
}

function movePrice(
  seating: Seating,
  free: readonly Chooser[],
  prices: Prices,
  arcs: Float64Array,
  slot: number,
): boolean {
  const concerned = free.filter(({ driver }) => (seating.problem.eligible[driver]! & (1 << slot)) !== 0)
  const before = prices.at(slot)
  const [low, high] = fairRange(prices, arcs, slot)
  const tries = new Set([low, high])
  for (const chooser of concerned) {
    if (missed(seating, chooser, prices) === 0) continue
    const price = turningPoint(chooser, prices, slot)
    if (price > low && price < high) tries.add(price)
  }
  let best = before
  let least = totalMissed(seating, concerned, prices)
  for (const price of tries) {
    if (!Number.isFinite(price)) continue
    prices.set(slot, price)
    const sum = totalMissed(seating, concerned, prices)
    if (sum < least) {
      least = sum
      best = price
    }
  }
  prices.set(slot, best)
  return best !== before
}

function fairRange(prices: Prices, arcs: Float64Array, slot: number): readonly [number, number] {
  const nodes = SLOTS + 1
  let low = Number.NEGATIVE_INFINITY
  let high = Number.POSITIVE_INFINITY
  for (let node = 0; node < nodes; node++) {
    if (node === slot) continue
    const price = node === HUB ? 0 : prices.at(node)
    low = Math.max(low, price - arcs[node * nodes + slot]!)
    high = Math.min(high, price + arcs[slot * nodes + node]!)
  }
  return [low, high]
}

/**
 * The price of this slot at which the best pattern with it and the best without it cost the driver the same.
 */
function turningPoint(chooser: Chooser, prices: Prices, slot: number): number {
  const { patterns, costs } = chooser
  let withIt = Number.POSITIVE_INFINITY
  let without = Number.POSITIVE_INFINITY
  for (let index = 0; index < patterns.length; index++) {
    const pattern = patterns[index]!
    const cost = costs[index]! + prices.of(pattern)
    if ((pattern & (1 << slot)) === 0) without = Math.min(without, cost)
    else withIt = Math.min(withIt, cost)
  }
  return prices.at(slot) + without - withIt
}
