import { choosersOf } from './choosers.ts'
import { changePatterns, exchangeAll } from './exchange.ts'
import { SLOTS } from './instance.ts'
import { provenBest } from './prove-patterns.ts'
import { countOf, has, mayHoldTogether } from './rules.ts'
import { Seating, type SeatProblem } from './seating.ts'

export interface Seated {
  /** Per driver the slots given. */
  readonly chosen: Uint16Array
  /** How far below this, in packed cost, an even better seating could lie; 0 = proven optimal. */
  readonly gap: number
}

/**
 * Who works when, exactly (levels 1-5). Any driver may drive any car, so for drivers without conflicting
 * picks this is a flow with growing costs: a first filling, then exchanges as long as one improves. Drivers
 * with conflicting picks choose whole patterns at the prices of the seats; where prices leave a doubt, it is
 * settled by branching.
 * @param start seats to begin with (an earlier solution, the published week); they need not be optimal,
 * only legal
 */
export function whoWorks(problem: SeatProblem, start: Uint16Array): Seated {
  const seating = new Seating(problem, filled(problem, start))
  exchangeAll(seating)
  const choosers = choosersOf(seating)
  changePatterns(seating, choosers)
  return provenBest(seating, choosers)
}

/**
 * A first filling: round after round everybody in the queue gets one more shift, where seats are least
 * wanted.
 */
function filled(problem: SeatProblem, start: Uint16Array): Uint16Array {
  const chosen = start.slice()
  const left = problem.seats.slice()
  const wanted = new Float64Array(SLOTS)
  for (let driver = 0; driver < problem.drivers; driver++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      if (has(chosen[driver]!, slot)) left[slot]!--
      else if (has(problem.eligible[driver]!, slot)) wanted[slot]!++
    }
  }
  for (let shifts = 0; shifts < SLOTS; shifts++) {
    for (let driver = 0; driver < problem.drivers; driver++) {
      if (problem.held[driver]! + countOf(chosen[driver]!) > shifts) continue
      const slot = leastWanted(problem, driver, chosen[driver]!, left, wanted)
      if (slot === -1) continue
      chosen[driver]! |= 1 << slot
      left[slot]!--
      wanted[slot]!--
    }
  }
  return chosen
}

function leastWanted(
  problem: SeatProblem,
  driver: number,
  chosen: number,
  left: Int32Array,
  wanted: Float64Array,
): number {
  let best = -1
  let bestCost = Number.POSITIVE_INFINITY
  let bestShare = Number.POSITIVE_INFINITY
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!has(problem.eligible[driver]! & ~chosen, slot) || left[slot]! <= 0) continue
    if (!mayHoldTogether(chosen | (1 << slot), problem.allowBoth[driver] === 1)) continue
    const cost = problem.seatCost[driver * SLOTS + slot]!
    const share = wanted[slot]! / left[slot]!
    if (cost < bestCost || (cost === bestCost && share < bestShare)) {
      best = slot
      bestCost = cost
      bestShare = share
    }
  }
  return best
}
