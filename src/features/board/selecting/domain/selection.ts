import type { WeekPlan } from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK, shiftOfSlot, weekdayOfSlot } from '#kernel/slot.ts'

/** A car in a slot, 0-13. */
export interface Seat {
  readonly slot: number
  readonly carId: string
}

/**
 * Seats that an act is about: by car id the slots, a bit each (slot 0 is 1), so that a row compares by one
 * number.
 */
export type Selection = ReadonlyMap<string, number>

export const NO_SEATS: Selection = new Map()

const WHOLE_WEEK = 2 ** SLOTS_IN_WEEK - 1

export function isChosen(selection: Selection, { slot, carId }: Seat): boolean {
  return ((selection.get(carId) ?? 0) & (1 << slot)) !== 0
}

/** Slots of the bits, in the order of time. */
function slotsOf(bits: number): number[] {
  return Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot).filter((slot) => bits & (1 << slot))
}

/** In the order of the cars, and in each of time. */
export function seatsOf(selection: Selection): Seat[] {
  return [...selection].flatMap(([carId, bits]) => slotsOf(bits).map((slot) => ({ slot, carId })))
}

export function countOf(selection: Selection): number {
  return seatsOf(selection).length
}

/** The seat with the others, or without it where it is among them. */
export function withTurned(selection: Selection, { slot, carId }: Seat): Selection {
  const after = new Map(selection)
  const bits = (selection.get(carId) ?? 0) ^ (1 << slot)
  if (bits === 0) after.delete(carId)
  else after.set(carId, bits)
  return after
}

/** All of the more, or none of them where all are chosen already. */
export function withAllTurned(selection: Selection, more: Selection): Selection {
  const after = new Map(selection)
  const isThere = [...more].every(([carId, bits]) => ((selection.get(carId) ?? 0) & bits) === bits)
  for (const [carId, bits] of more) {
    const now = selection.get(carId) ?? 0
    const next = isThere ? now & ~bits : now | bits
    if (next === 0) after.delete(carId)
    else after.set(carId, next)
  }
  return after
}

/**
 * The block between two seats: their cars and those between, on their days and those between. From a night to
 * a night it is of nights alone, and so with days.
 * @param cars ids in the order in which they are shown
 */
export function blockBetween(cars: readonly string[], a: Seat, b: Seat): Selection {
  const rows = [cars.indexOf(a.carId), cars.indexOf(b.carId)].sort((x, y) => x - y)
  const days = [weekdayOfSlot(a.slot), weekdayOfSlot(b.slot)].sort((x, y) => x - y)
  const [first = -1, last = -1] = rows
  if (first < 0) return NO_SEATS
  const shift = shiftOfSlot(a.slot) === shiftOfSlot(b.slot) ? shiftOfSlot(a.slot) : undefined
  const slots = slotsOf(WHOLE_WEEK).filter((slot) => {
    const day = weekdayOfSlot(slot)
    return day >= (days[0] ?? 0) && day <= (days[1] ?? 0) && (!shift || shiftOfSlot(slot) === shift)
  })
  return new Map(cars.slice(first, last + 1).map((carId) => [carId, bitsOf(slots)]))
}

/**
 * A car's seats of the week. What has begun is history, and is chosen only by hand.
 * @param begun slots of the week that have begun
 */
export function weekOfCar(carId: string, begun: number): Selection {
  const bits = ahead(begun)
  return bits === 0 ? NO_SEATS : new Map([[carId, bits]])
}

/** Every seat of the week in which the driver drives, as far as it has not begun. */
export function weekOfDriver(board: WeekPlan, driverId: string, begun: number): Selection {
  const chosen = new Map<string, number>()
  for (const [slot, { cars }] of board.entries())
    for (const [carId, driver] of cars)
      if (driver === driverId && slot >= begun) chosen.set(carId, (chosen.get(carId) ?? 0) | (1 << slot))
  return chosen
}

function ahead(begun: number): number {
  return WHOLE_WEEK & ~(2 ** begun - 1)
}

function bitsOf(slots: readonly number[]): number {
  return slots.reduce((bits, slot) => bits | (1 << slot), 0)
}

/** Two seats that change their drivers. */
export type SeatPair = readonly [Seat, Seat]

/**
 * The seats as two halves of one shape, which can change places: two cars in the same shifts; else of the
 * same cars two days in the same shifts, or the day and the night of one date; else any two seats. Undefined
 * where they fall into no such halves.
 */
export function halvesOf(selection: Selection): readonly SeatPair[] | undefined {
  const [first, second, ...more] = [...selection]
  if (!first) return undefined
  if (second && more.length === 0 && first[1] === second[1])
    return slotsOf(first[1]).map((slot) => [
      { slot, carId: first[0] },
      { slot, carId: second[0] },
    ])
  const seats = seatsOf(selection)
  if (second && seats.length === 2) return [[seats[0], seats[1]] as SeatPair]
  if ([...selection.values()].some((bits) => bits !== first[1])) return undefined
  const pairs = slotPairs(slotsOf(first[1]))
  return (
    pairs &&
    [...selection.keys()].flatMap((carId) =>
      pairs.map(
        ([a, b]): SeatPair => [
          { slot: a, carId },
          { slot: b, carId },
        ],
      ),
    )
  )
}

function slotPairs(slots: readonly number[]): readonly (readonly [number, number])[] | undefined {
  const byDay = [...Map.groupBy(slots, weekdayOfSlot).values()]
  const [one = [], other = []] = byDay
  if (byDay.length === 1) return one.length === 2 ? [[one[0] ?? 0, one[1] ?? 0]] : undefined
  if (byDay.length !== 2 || one.map(shiftOfSlot).join() !== other.map(shiftOfSlot).join()) return undefined
  return one.map((slot, index) => [slot, other[index] ?? slot])
}
