import type { WeekOnBoard } from './week-on-board.ts'

/**
 * The saved week with the drivers whom only the base calendar knows: they sent availability after the week
 * was generated, or lost all their places since. They can be given a seat, so their names and papers must be
 * known. The same week where there are none.
 */
export function withLateDrivers(saved: WeekOnBoard, initial: WeekOnBoard): WeekOnBoard {
  const late = [...initial.drivers].filter(([id]) => !saved.drivers.has(id))
  if (late.length === 0) return saved
  const ids = new Set(late.map(([id]) => id))
  return {
    ...saved,
    drivers: new Map([...saved.drivers, ...late]),
    driversOff: [...saved.driversOff, ...initial.driversOff.filter(({ driverId }) => ids.has(driverId))],
    barred: saved.barred.map(
      (barred, slot) =>
        new Set([...barred, ...[...(initial.barred[slot] ?? [])].filter((id) => ids.has(id))]),
    ),
    ownCars: new Map([...saved.ownCars, ...[...initial.ownCars].filter(([id]) => ids.has(id))]),
  }
}

/** Who sent availability for a slot, as the base calendar knows it; in its order. */
export function sentFor(initial: WeekOnBoard | undefined, slot: number): string[] {
  const seats = initial?.board[slot]
  return seats ? [...seats.cars.values(), ...seats.reserve, ...seats.onCall] : []
}
