import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { BoardView } from '#features/board/work/web/public-view.ts'
import type { LeftSeat } from '#features/board/work/web/public-week.ts'
import type { Move } from '#features/roster/domain/public.ts'
import { freeCars, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'

export const FILTERS = ['free', 'problems', 'changed'] as const
export type RowFilter = (typeof FILTERS)[number]

/** By filter and car the slots that fit, a bit each: slot 0 is the lowest. */
export type RowMarks = Readonly<Record<RowFilter, ReadonlyMap<string, number>>>

/** What the filters look at. Keys as in the view: `slot driverId`. */
export interface MarkedFacts extends Pick<BoardView, 'warningsAt' | 'breaches' | 'unsaved' | 'recorded'> {
  readonly week: Pick<WeekOnBoard, 'rows' | 'cars' | 'blocked' | 'barred' | 'begun'>
  readonly board: WeekPlan
  /** Unsaved. */
  readonly moves: readonly Move[]
  /** Seats whose drivers have left them since the week was generated, by saved changes. */
  readonly left: readonly LeftSeat[]
}

/**
 * Which seats of which cars have something to look at. Free: nobody drives a car that could be driven, in a
 * slot that has not begun. Problems: what to beware of in a slot that has not begun, and whatever the server
 * refused. Changed: a driver's new place, and the seat that was left for it, saved or not: the seats of the
 * list 'Zmiany'.
 */
export function rowMarks({
  week,
  board,
  warningsAt,
  breaches,
  unsaved,
  recorded,
  moves,
  left,
}: MarkedFacts): RowMarks {
  const marks = {
    free: new Map<string, number>(),
    problems: new Map<string, number>(),
    changed: new Map<string, number>(),
  }
  const mark = (filter: RowFilter, carId: string, slot: number) =>
    marks[filter].set(carId, (marks[filter].get(carId) ?? 0) | (1 << slot))
  for (const [slot, seats] of board.entries()) {
    for (const [carId, driverId] of seats.cars) {
      const key = keyInSlot(slot, driverId)
      if (breaches.has(key) || (slot >= week.begun && warningsAt.has(key))) mark('problems', carId, slot)
      if (unsaved.has(key) || recorded.has(key)) mark('changed', carId, slot)
    }
    if (slot < week.begun) continue
    for (const carId of freeCars(week, board, slot)) mark('free', carId, slot)
  }
  for (const { from } of moves) if (from?.carId) mark('changed', from.carId, from.slot)
  for (const { carId, slot } of left) mark('changed', carId, slot)
  return marks
}

/** How many seats each filter finds in these slots. */
export function markedSeats(marks: RowMarks, slots: readonly number[]): Readonly<Record<RowFilter, number>> {
  const mask = maskOf(slots)
  const count = (filter: RowFilter) => {
    let sum = 0
    for (const bits of marks[filter].values()) sum += ones(bits & mask)
    return sum
  }
  return { free: count('free'), problems: count('problems'), changed: count('changed') }
}

/** Cars with a seat in these slots that one of the filters finds; of several filters one is enough. */
export function markedCars(
  marks: RowMarks,
  filters: readonly RowFilter[],
  slots: readonly number[],
): ReadonlySet<string> {
  const mask = maskOf(slots)
  const cars = new Set<string>()
  for (const filter of filters)
    for (const [carId, bits] of marks[filter]) if ((bits & mask) !== 0) cars.add(carId)
  return cars
}

function maskOf(slots: readonly number[]): number {
  return slots.reduce((mask, slot) => mask | (1 << slot), 0)
}

function ones(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
