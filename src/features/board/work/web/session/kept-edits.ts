import type { Move } from '#features/roster/domain/public.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import type { PendingGrounding } from '../../domain/session/pending-groundings.ts'
import { type Edits, NO_EDITS } from '../../domain/session/session.ts'
import { groundingFromDevice, groundingOnWire } from './groundings-on-wire.ts'

interface Kept {
  readonly version: number
  readonly moves: readonly Move[]
  readonly groundings?: readonly unknown[]
}

/** Under what name the device keeps the unsaved edits of a week. */
function memoryName(key: string): string {
  return `board.${key}`
}

/**
 * The unsaved edits that this device has kept of a week (D24); none where it has kept none, or nothing that
 * can be read.
 */
export function keptEdits(key: string): Edits {
  const kept = recall(memoryName(key), isKept)
  if (!kept) return NO_EDITS
  const groundings = kept.groundings?.map(groundingFromDevice) ?? []
  if (groundings.includes(undefined)) return NO_EDITS
  return { moves: kept.moves, groundings: groundings.filter((each) => each !== undefined) }
}

/** @param version on which they were made */
export function keepEdits(
  key: string,
  version: number,
  moves: readonly Move[],
  groundings: readonly PendingGrounding[],
): void {
  const name = memoryName(key)
  if (moves.length + groundings.length === 0) forget(name)
  else remember(name, { version, moves, groundings: groundings.map(groundingOnWire) })
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.version === 'number' &&
    Array.isArray(value.moves) &&
    value.moves.every(isMove) &&
    (value.groundings === undefined || Array.isArray(value.groundings))
  )
}

function isMove(value: unknown): value is Move {
  if (!isRecord(value) || typeof value.driverId !== 'string') return false
  if (value.endsCall !== undefined && value.endsCall !== true) return false
  return [value.from, value.to].every((spot) => spot === null || isSpotValue(spot))
}

function isSpotValue(value: unknown): boolean {
  if (!isRecord(value) || typeof value.onCall !== 'boolean') return false
  const { slot, carId } = value
  return typeof slot === 'number' && slot >= 0 && slot <= 13 && (carId === null || typeof carId === 'string')
}
