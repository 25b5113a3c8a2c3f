import type { Week } from './compile.ts'
import { costOfOneMore, pack, type Weights } from './costs.ts'
import { SLOTS } from './instance.ts'
import type { Decided } from './pins.ts'
import { countOf, freeBeside, has } from './rules.ts'
import { openSlots } from './seat-problem.ts'
import { whoWorks } from './who-works.ts'

/**
 * The second pass (D16): seats that picks left free go to on-call drivers, day or night of their days, with
 * everybody else fixed. The same levels hold among them: most seats, the minimum, fairness with the shifts
 * they have already, order of submission.
 * @returns per driver the slots given
 */
export function onCallPass(
  week: Week,
  decided: Decided,
  weights: Weights,
  chosen: Uint16Array,
  pastSlots: number,
): Uint16Array {
  const seats = week.capacity.map((capacity, slot) => Math.max(0, capacity - decided.fixedSeats[slot]!))
  for (const slots of chosen) for (let slot = 0; slot < SLOTS; slot++) if (has(slots, slot)) seats[slot]!--
  const eligible = openSlots(week, decided, week.onCall, pastSlots).map((slots, driver) =>
    slots === 0 ? 0 : slots & ~chosen[driver]! & freeBeside(chosen[driver]!, week.allowBoth[driver] === 1),
  )
  const seatCost = new Float64Array(week.drivers.length * SLOTS)
  for (let driver = 0; driver < week.drivers.length; driver++)
    seatCost.fill(pack(weights, { filled: -1, queue: driver }), driver * SLOTS, (driver + 1) * SLOTS)
  const problem = {
    drivers: week.drivers.length,
    eligible,
    held: Uint8Array.from(chosen, (slots, driver) => countOf(slots) + countOf(decided.fixed[driver]!)),
    allowBoth: week.allowBoth,
    seats,
    seatCost,
    oneMore: costOfOneMore(weights),
  }
  return whoWorks(problem, new Uint16Array(week.drivers.length)).chosen
}
