import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { Spot } from '../changes.ts'
import type { Place } from '../places.ts'

/**
 * Who is where in one slot: by car, waiting in the reserve, on call. A driver stands in at most one of them.
 */
export interface SlotSeats {
  /** Car id to driver id. */
  readonly cars: ReadonlyMap<string, string>
  readonly reserve: readonly string[]
  readonly onCall: readonly string[]
}

/** A week on the board: 14 slots (D2). Never changed in place, so that a former board is the undo (D24). */
export type Board = readonly SlotSeats[]

/** What the rules of the board need to know of the week. */
export interface BoardFacts {
  /** Ids in the order in which cars are used (D16). */
  readonly cars: readonly string[]
  /** Per slot the cars that get nobody new: grounded, rented, without valid papers, deleted (D47). */
  readonly blocked: readonly ReadonlySet<string>[]
  /** Per slot the drivers who get no new seat: without valid papers, switched off, deleted (D47). */
  readonly barred: readonly ReadonlySet<string>[]
}

/**
 * The board of these places. Of two places of one driver in a slot, or two drivers of one car, the first
 * counts.
 */
export function boardOf(places: readonly Place[]): Board {
  const slots = Array.from({ length: SLOTS_IN_WEEK }, () => ({
    cars: new Map<string, string>(),
    reserve: [] as string[],
    onCall: [] as string[],
    known: new Set<string>(),
  }))
  for (const { driverId, slot, carId, onCall } of places) {
    const seats = slots[slot]
    if (!seats || seats.known.has(driverId) || (carId !== null && seats.cars.has(carId))) continue
    seats.known.add(driverId)
    if (carId !== null) seats.cars.set(carId, driverId)
    else seats[onCall ? 'onCall' : 'reserve'].push(driverId)
  }
  return slots.map(({ cars, reserve, onCall }) => ({ cars, reserve, onCall }))
}

/** Every driver's place, as the week is saved; the lists in their order. */
export function placesOf(board: Board): Place[] {
  return board.flatMap((seats, slot) => placesOfSlot(seats, slot))
}

export function placesOfSlot(seats: SlotSeats, slot: number): Place[] {
  return [
    ...Array.from(seats.cars, ([carId, driverId]) => ({ driverId, slot, carId, onCall: false })),
    ...seats.reserve.map((driverId) => ({ driverId, slot, carId: null, onCall: false })),
    ...seats.onCall.map((driverId) => ({ driverId, slot, carId: null, onCall: true })),
  ]
}

/** Where the driver is in the slot; undefined for nowhere. */
export function spotOf(board: Board, slot: number, driverId: string): Spot | undefined {
  const seats = board[slot]
  if (!seats) return undefined
  for (const [carId, driver] of seats.cars) if (driver === driverId) return { slot, carId, onCall: false }
  if (seats.reserve.includes(driverId)) return { slot, carId: null, onCall: false }
  if (seats.onCall.includes(driverId)) return { slot, carId: null, onCall: true }
  return undefined
}

/** The board without this driver in this slot. */
export function without(board: Board, slot: number, driverId: string): Board {
  const seats = board[slot]
  if (!seats) return board
  const cars = new Map([...seats.cars].filter(([, driver]) => driver !== driverId))
  return withSlot(board, slot, {
    cars: cars.size === seats.cars.size ? seats.cars : cars,
    reserve: removed(seats.reserve, driverId),
    onCall: removed(seats.onCall, driverId),
  })
}

/**
 * The board with this driver added at the spot, at the end of a list. The caller has seen to it that the spot
 * is free.
 */
export function withDriver(board: Board, spot: Spot, driverId: string): Board {
  const seats = board[spot.slot]
  if (!seats) return board
  if (spot.carId !== null) {
    return withSlot(board, spot.slot, { ...seats, cars: new Map(seats.cars).set(spot.carId, driverId) })
  }
  const list = spot.onCall ? 'onCall' : 'reserve'
  return withSlot(board, spot.slot, { ...seats, [list]: [...seats[list], driverId] })
}

/** The cars of a slot that somebody could still drive, in the order of use. */
export function freeCars(facts: BoardFacts, board: Board, slot: number): string[] {
  const taken = board[slot]?.cars
  const blocked = facts.blocked[slot]
  return facts.cars.filter((car) => !taken?.has(car) && !blocked?.has(car))
}

function withSlot(board: Board, slot: number, seats: SlotSeats): Board {
  return board.map((each, index) => (index === slot ? seats : each))
}

function removed(list: readonly string[], driverId: string): readonly string[] {
  return list.includes(driverId) ? list.filter((each) => each !== driverId) : list
}
