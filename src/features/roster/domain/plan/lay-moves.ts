import { isSpot, type Spot } from '../places.ts'
import { offCall } from './move-driver.ts'
import type { Move } from './moves.ts'
import type { SeatFacts } from './plan-facts.ts'
import { spotOf, type WeekPlan, withDriver, without } from './week-plan.ts'

export interface Laid {
  readonly board: WeekPlan
  /** Moves that no longer fit: somebody moved that driver, or took that car, meanwhile. */
  readonly unfit: readonly Move[]
}

/**
 * Lays one's unsaved moves on a newer version of the week (D19). A move fits where its driver still is where
 * it took the driver from, and its target is free once all fitting moves have left. One that the newer
 * version holds already is done. Never takes anybody else's place, and gives nobody without valid papers a
 * new seat.
 * @param drivers ids known in the newer version
 */
export function layMoves(
  facts: SeatFacts,
  newer: WeekPlan,
  moves: readonly Move[],
  drivers: ReadonlySet<string>,
): Laid {
  const open = moves.filter((move) => !isDone(newer, move))
  let fitting = open.filter((move) => drivers.has(move.driverId) && startsThere(newer, move, open))
  for (;;) {
    const lifted = liftAll(newer, fitting)
    const still = fitting.filter((move) => hasRoom(facts, lifted, move, fitting))
    if (still.length === fitting.length) {
      const board = still.reduce(lay, lifted)
      return { board, unfit: open.filter((move) => !still.includes(move)) }
    }
    fitting = still
  }
}

function isDone(board: WeekPlan, { driverId, from, to }: Move): boolean {
  const left = !from || from.slot === to?.slot || !spotOf(board, from.slot, driverId)
  return left && (!to || isThere(board, driverId, to))
}

function isThere(board: WeekPlan, driverId: string, spot: Spot): boolean {
  const now = spotOf(board, spot.slot, driverId)
  return now !== undefined && isSpot(now, spot)
}

function startsThere(board: WeekPlan, { driverId, from, to }: Move, all: readonly Move[]): boolean {
  if (from && !isThere(board, driverId, from)) return false
  if (!to || to.slot === from?.slot) return true
  // Somebody gave the driver a place in the target slot, and none of these moves takes it away.
  return (
    !spotOf(board, to.slot, driverId) ||
    all.some((other) => other.driverId === driverId && other.from?.slot === to.slot)
  )
}

function lay(board: WeekPlan, { to, driverId, endsCall }: Move): WeekPlan {
  return to ? withDriver(endsCall ? offCall(board, to, driverId) : board, to, driverId) : board
}

function liftAll(board: WeekPlan, moves: readonly Move[]): WeekPlan {
  return moves.reduce((on, { from, driverId }) => (from ? without(on, from.slot, driverId) : on), board)
}

/** Of two moves to one target the first has it. */
function hasRoom(
  facts: SeatFacts,
  lifted: WeekPlan,
  { driverId, from, to }: Move,
  moves: readonly Move[],
): boolean {
  if (!to) return true
  if (spotOf(lifted, to.slot, driverId)) return false
  const first = moves.find((other) => other.to && collides(other, driverId, to))
  if (first && !(first.driverId === driverId && first.to === to)) return false
  if (to.carId === null) return true
  const keepsSeat = from?.slot === to.slot && from.carId !== null
  if (!keepsSeat && facts.barred[to.slot]?.has(driverId)) return false
  const blocked = facts.blocked[to.slot]?.has(to.carId) ?? false
  return facts.cars.includes(to.carId) && !blocked && !lifted[to.slot]?.cars.has(to.carId)
}

function collides({ driverId, to }: Move, mover: string, target: Spot): boolean {
  if (!to || to.slot !== target.slot) return false
  return driverId === mover || (to.carId !== null && to.carId === target.carId)
}
