import { type Chooser, Prices } from './choosers.ts'
import { SLOTS } from './instance.ts'
import type { Seating } from './seating.ts'

/**
 * Carries out improving exchanges until there is none. Drivers whose conflicting picks got in the way are set
 * aside.
 */
export function exchangeAll(seating: Seating): void {
  const setAside = exchangeSettingAside(seating)
  for (const driver of setAside) seating.thaw(driver)
}

/** As `exchangeAll`, but leaves those set aside frozen, so that prices can be read; the caller thaws them. */
export function exchangeSettingAside(seating: Seating): number[] {
  const setAside: number[] = []
  for (let cycle = seating.improvingCycle(); cycle !== null; cycle = seating.improvingCycle()) {
    const stuck = seating.carryOut(cycle)
    if (stuck === -1) continue
    seating.freeze(stuck)
    setAside.push(stuck)
  }
  return setAside
}

/**
 * Puts a driver on a pattern, held there (frozen), and lets everybody else make room at the least cost.
 * @returns false (and the seating is in between; go back to a mark) where no room can be made
 */
export function holdAt(seating: Seating, driver: number, pattern: number): boolean {
  seating.freeze(driver)
  seating.give(driver, pattern)
  const setAside = exchangeSettingAside(seating)
  let fits = true
  for (let slot = 0; slot < SLOTS && fits; slot++) {
    while (fits && seating.used[slot]! > seating.problem.seats[slot]!) fits = passOn(seating, slot, setAside)
  }
  for (const other of setAside) seating.thaw(other)
  return fits
}

function passOn(seating: Seating, slot: number, setAside: number[]): boolean {
  for (;;) {
    const way = seating.cheapestWayOut(slot)
    if (way === null) return false
    const stuck = seating.carryOut(way)
    if (stuck === -1) {
      setAside.push(...exchangeSettingAside(seating))
      return true
    }
    seating.freeze(stuck)
    setAside.push(stuck)
  }
}

/** Prices at which nobody without conflicts would exchange anything: the two ends of what is fair. */
export function fairPrices(seating: Seating): readonly Prices[] {
  const { taken, freed } = seating.prices()
  const ends = taken.includes(Number.POSITIVE_INFINITY) ? [freed] : [taken, freed]
  return ends.map((slots) => new Prices(slots))
}

/** Lets drivers with conflicting picks change whole patterns as long as one change improves the whole. */
export function changePatterns(seating: Seating, choosers: readonly Chooser[]): void {
  if (choosers.length === 0) return
  for (let improved = true; improved; ) {
    improved = false
    let fair = readPrices(seating)
    for (const chooser of choosers) {
      if (seating.isFrozen(chooser.driver)) continue
      for (const [index, pattern] of chooser.patterns.entries()) {
        if (leastCost(seating, chooser, index, fair) >= 0) continue
        if (!tryPattern(seating, chooser.driver, pattern)) continue
        improved = true
        fair = readPrices(seating)
      }
    }
  }
}

/** The least that changing to this pattern can cost, whatever the others do. */
function leastCost(seating: Seating, chooser: Chooser, index: number, fair: readonly Prices[]): number {
  const pattern = chooser.patterns[index]!
  const now = seating.chosen[chooser.driver]!
  const own = chooser.costs[index]! - seating.costOf(chooser.driver, now)
  let least = Number.NEGATIVE_INFINITY
  for (const prices of fair) least = Math.max(least, own + prices.of(pattern) - prices.of(now))
  return least
}

function readPrices(seating: Seating): readonly Prices[] {
  const setAside = exchangeSettingAside(seating)
  const fair = fairPrices(seating)
  for (const driver of setAside) seating.thaw(driver)
  return fair
}

function tryPattern(seating: Seating, driver: number, pattern: number): boolean {
  const before = seating.spent
  const mark = seating.mark()
  seating.spent = 0
  const fits = holdAt(seating, driver, pattern)
  seating.thaw(driver)
  if (fits) exchangeAll(seating)
  const better = fits && seating.spent < 0
  if (!better) seating.goBack(mark)
  seating.spent = better ? before + seating.spent : before
  return better
}
