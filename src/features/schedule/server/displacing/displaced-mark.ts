import { createHash } from 'node:crypto'
import { NOBODY_MOVES } from '../../domain/nobody-moves.ts'
import type { DisplacedDriver } from './displacing.ts'

/**
 * A short hash of moves: the same for the same moves, so that nobody saves others than those that were shown.
 */
export function displacedMark(moves: readonly DisplacedDriver[]): string {
  if (moves.length === 0) return NOBODY_MOVES
  const lines = moves.map(({ slot, driverId, fromReg, toReg }) => [
    slot.date,
    slot.shift,
    driverId,
    fromReg,
    toReg,
  ])
  return createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 16)
}
