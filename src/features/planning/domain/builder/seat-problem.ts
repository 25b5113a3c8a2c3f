import { breaksRestAfterLastWeek } from '#features/roster/domain/public.ts'
import type { Week } from './compile.ts'
import { costOfOneMore, pack, type Weights } from './costs.ts'
import type { Instance } from './instance.ts'
import { SLOTS } from './instance.ts'
import type { Decided } from './pins.ts'
import { countOf, freeBeside, has, mayHoldTogether } from './rules.ts'
import type { SeatProblem } from './seating.ts'

/** What is published and still possible; tables as in `Week`. */
export interface Published {
  /** Per driver the published slots the driver may still be given. */
  readonly slots: Uint16Array
  /** Per driver and slot the published car where it can still be had, -1 = none. */
  readonly car: Int32Array
}

/**
 * Slots a driver could be given by a pick of this kind: not past, not pinned, and no clash with what is
 * fixed.
 */
export function openSlots(week: Week, decided: Decided, wanted: Uint16Array, pastSlots: number): Uint16Array {
  const ahead = ~((1 << pastSlots) - 1)
  return wanted.map((slots, driver) => {
    const fixed = decided.fixed[driver]!
    const rested = breaksRestAfterLastWeek(0, week.drivers[driver]!.workedPreviousSundayNight) ? ~1 : ~0
    const beside = fixed === 0 ? ~0 : freeBeside(fixed, week.allowBoth[driver] === 1)
    return slots & ahead & rested & beside & ~fixed & ~decided.off[driver]!
  })
}

/**
 * Level 0: the published seats that today's data still allow. Of two on one car, or two clashing ones, the
 * first stays.
 */
export function stillPossible(
  week: Week,
  instance: Instance,
  decided: Decided,
  open: Uint16Array,
): Published {
  const slots = new Uint16Array(week.drivers.length)
  const car = new Int32Array(week.drivers.length * SLOTS).fill(-1)
  const taken = new Set<number>()
  const seats = (instance.published ?? [])
    .map((seat) => ({
      driver: week.driverOf.get(seat.driver) ?? -1,
      car: week.carOf.get(seat.car) ?? -1,
      slot: seat.slot,
    }))
    .filter((seat) => seat.driver !== -1 && has(open[seat.driver]!, seat.slot))
    .sort((a, b) => a.driver - b.driver || a.slot - b.slot || a.car - b.car)
  for (const seat of seats) {
    slots[seat.driver]! |= 1 << seat.slot
    const place = seat.car * SLOTS + seat.slot
    const free =
      seat.car !== -1 &&
      has(week.available[seat.car]!, seat.slot) &&
      decided.fixedDriver[place] === -1 &&
      !taken.has(place)
    if (!free || car[seat.driver * SLOTS + seat.slot] !== -1) continue
    taken.add(place)
    car[seat.driver * SLOTS + seat.slot] = seat.car
  }
  return { slots, car }
}

/** The first pass: regular and reserve picks beside what is fixed. */
export function firstPass(
  week: Week,
  decided: Decided,
  published: Published,
  weights: Weights,
  open: Uint16Array,
): SeatProblem {
  const seatCost = new Float64Array(week.drivers.length * SLOTS)
  for (let driver = 0; driver < week.drivers.length; driver++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!has(open[driver]!, slot)) continue
      const primary = week.primary[driver]!
      seatCost[driver * SLOTS + slot] = pack(weights, {
        keptDriver: has(published.slots[driver]!, slot) ? -1 : 0,
        keptCar: published.car[driver * SLOTS + slot] === -1 ? 0 : -1,
        filled: -1,
        class: has(week.regular[driver]!, slot) ? 0 : 1,
        queue: driver,
        ownCar: primary !== -1 && has(week.available[primary]!, slot) ? -1 : 0,
      })
    }
  }
  return {
    drivers: week.drivers.length,
    eligible: open,
    held: Uint8Array.from(decided.fixed, countOf),
    allowBoth: week.allowBoth,
    seats: week.capacity.map((capacity, slot) => Math.max(0, capacity - decided.fixedSeats[slot]!)),
    seatCost,
    oneMore: costOfOneMore(weights),
  }
}

/** Published seats as a seating to begin from: as many as fit, first come first. */
export function publishedStart(problem: SeatProblem, published: Published): Uint16Array {
  const left = problem.seats.slice()
  return published.slots.map((slots, driver) => {
    let start = 0
    for (let slot = 0; slot < SLOTS; slot++) {
      if (!has(slots, slot) || left[slot] === 0) continue
      if (!mayHoldTogether(start | (1 << slot), problem.allowBoth[driver] === 1)) continue
      start |= 1 << slot
      left[slot]!--
    }
    return start
  })
}
