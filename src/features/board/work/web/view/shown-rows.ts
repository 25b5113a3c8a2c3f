import type { BoardCar } from '../../domain/week-on-board.ts'

/**
 * The cars that are shown, and where. A car's row is its place among all cars of the week and stays the same
 * whatever is filtered; its position is where it stands among those shown.
 */
export interface ShownRows {
  readonly cars: readonly BoardCar[]
  /** The row at a position. */
  rowAt(position: number): number
  /** -1 for a car that is not shown. */
  positionOf(row: number): number
  readonly filtered: boolean
}

export function allRows(cars: readonly BoardCar[]): ShownRows {
  return {
    cars,
    rowAt: (position) => position,
    positionOf: (row) => (row < cars.length ? row : -1),
    filtered: false,
  }
}

export function someRows(all: readonly BoardCar[], shows: (car: BoardCar) => boolean): ShownRows {
  const rows = [...all.keys()].filter((row) => {
    const car = all[row]
    return car !== undefined && shows(car)
  })
  const positions = new Map(rows.map((row, position) => [row, position]))
  return {
    cars: rows.flatMap((row) => all[row] ?? []),
    rowAt: (position) => rows[position] ?? -1,
    positionOf: (row) => positions.get(row) ?? -1,
    filtered: true,
  }
}
