import {
  layMoves,
  type Move,
  movesBetween,
  type SeatFacts,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { WeekOnBoard } from '../week-on-board.ts'

export interface BroughtBack {
  /** The board with the older version laid on it; the same one where nothing differs. */
  readonly board: WeekPlan
  /** Known by name: also who stands in the older version alone. */
  readonly drivers: WeekOnBoard['drivers']
  /** What can't be as it was: that car or driver is not available any more. */
  readonly unfit: readonly Move[]
}

/**
 * Lays an older version on the board of now (D19): nothing is saved, and nobody gets a car that is off
 * meanwhile.
 */
export function bringBack(
  week: SeatFacts & Pick<WeekOnBoard, 'drivers' | 'waiting'>,
  now: WeekPlan,
  older: Pick<WeekOnBoard, 'drivers' | 'board'>,
): BroughtBack {
  const drivers = new Map([...older.drivers, ...week.drivers])
  // Who came since can stand in no older version, and goes on waiting (D42).
  const moves = movesBetween(now, older.board).filter(
    ({ driverId, from, to }) =>
      from === null || to !== null || !week.waiting.has(keyInSlot(from.slot, driverId)),
  )
  const { board, unfit } = layMoves(week, now, moves, new Set(drivers.keys()))
  return { board: movesBetween(now, board).length > 0 ? board : now, drivers, unfit }
}
