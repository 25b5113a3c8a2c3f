import { type BoardView, isPicked, listOf } from '#features/board/work/web/public-view.ts'
import { keyInSlot } from '#kernel/slot.ts'

/** What all cells are drawn by is the same, whoever stands in them. */
export function isSameAround(a: BoardView, b: BoardView): boolean {
  return (
    a.week === b.week &&
    a.density === b.density &&
    a.recorded === b.recorded &&
    a.pins === b.pins &&
    a.arrived === b.arrived &&
    a.breaches === b.breaches &&
    a.marked === b.marked
  )
}

/** The driver of a car in a slot is the same, and is told the same of. */
export function isSameSeat(a: BoardView, b: BoardView, slot: number, carId: string): boolean {
  const driverId = a.board[slot]?.cars.get(carId)
  if (driverId !== b.board[slot]?.cars.get(carId)) return false
  return driverId === undefined || isSameDriver(a, b, slot, driverId)
}

/** A list of a slot has the same drivers, and the same is told of them. */
export function isSameList(a: BoardView, b: BoardView, slot: number, area: 'reserve' | 'on-call'): boolean {
  const [before, now] = [listOf(a.board, area, slot), listOf(b.board, area, slot)]
  return (
    before.length === now.length &&
    before.every((driverId, row) => driverId === now[row] && isSameDriver(a, b, slot, driverId))
  )
}

function isSameDriver(a: BoardView, b: BoardView, slot: number, driverId: string): boolean {
  const key = keyInSlot(slot, driverId)
  return (
    a.unsaved.has(key) === b.unsaved.has(key) &&
    a.ill.has(key) === b.ill.has(key) &&
    a.offered.get(key) === b.offered.get(key) &&
    isPicked(a, slot, driverId) === isPicked(b, slot, driverId) &&
    (a.warningsAt === b.warningsAt || a.warningsAt.get(key)?.join() === b.warningsAt.get(key)?.join())
  )
}
