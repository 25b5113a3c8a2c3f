import { step } from '#features/board/work/domain/public.ts'
import type { Session } from '#features/board/work/web/public-view.ts'
import type { WeekOnBoard } from '#features/board/work/web/public-week.ts'
import { layMoves, type Move, movesBetween } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'

export interface BroughtBack {
  /** With the older version laid on the board as one unsaved edit, and its drivers known by name. */
  readonly session: Session
  /** What can't be as it was: that car or driver is not available any more. */
  readonly unfit: readonly Move[]
}

/** Lays an older version on the board of now (D19): nothing is saved, and nobody gets a car that is off meanwhile. */
export function bringBack(session: Session, old: WeekOnBoard): BroughtBack {
  const drivers = new Map([...old.drivers, ...session.week.drivers])
  const week = { ...session.week, drivers }
  const { now } = session.timeline
  // Who came since can stand in no older version, and goes on waiting (D42).
  const moves = movesBetween(now, old.board).filter(
    ({ driverId, from, to }) =>
      from === null || to !== null || !week.waiting.has(keyInSlot(from.slot, driverId)),
  )
  const { board, unfit } = layMoves(week, now, moves, new Set(drivers.keys()))
  const timeline = movesBetween(now, board).length > 0 ? step(session.timeline, board) : session.timeline
  return { session: { ...session, week, timeline }, unfit }
}
