import { spotOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { isRecord } from '#platform/web/device-memory.ts'

/**
 * A removal on this board whose reason the server keeps, and which no saved version has yet (D22). The reason
 * itself never stays on the device.
 */
export interface Removal {
  /** Of the record. */
  readonly id: string
  readonly driverId: string
  /** 0-13 (D2) */
  readonly slot: number
  /** The driver is back on the board, and the record is taken back. */
  readonly withdrawn: boolean
}

/**
 * Records that say something else than the board: undone removals, whose records are to be taken back, and
 * those redone, whose records are to be put in force again (D24). Each as it is to be.
 */
export function outdatedRemovals(removals: readonly Removal[], board: WeekPlan): Removal[] {
  return removals.flatMap((removal) => {
    const isBack = spotOf(board, removal.slot, removal.driverId) !== undefined
    return isBack === removal.withdrawn ? [] : [{ ...removal, withdrawn: isBack }]
  })
}

export function areRemovals(value: unknown): value is readonly Removal[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        typeof each.id === 'string' &&
        typeof each.driverId === 'string' &&
        typeof each.slot === 'number' &&
        typeof each.withdrawn === 'boolean',
    )
  )
}
