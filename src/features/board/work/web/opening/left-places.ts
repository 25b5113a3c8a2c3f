import type { Left } from '#features/planning/domain/public.ts'
import type { Move } from '#features/roster/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import type { WeekOnBoard } from '../../domain/week-on-board.ts'
import { type Recorded, recordedSlot } from './calendar-on-board.ts'

/** Places that drivers have left since the week was generated, saved or not; the car does not matter. */
export function leftPlaces(week: Week, moves: readonly Move[], history: readonly Recorded[]): Left[] {
  const recorded = history.flatMap(({ driverId, oldDay, oldShift }): Left[] => {
    const slot = recordedSlot(week, oldDay, oldShift)
    return slot === undefined ? [] : [{ driverId, from: { slot, carId: null, onCall: false } }]
  })
  return [...moves, ...recorded]
}

export interface LeftSeat {
  readonly carId: string
  /** 0-13 */
  readonly slot: number
}

/** Seats that saved changes took their drivers from, of cars that the week has. */
export function leftSeats({ week, rows }: WeekOnBoard, history: readonly Recorded[]): LeftSeat[] {
  const byReg = new Map(rows.map(({ reg, id }) => [reg, id]))
  return history.flatMap(({ oldDay, oldShift, oldReg }) => {
    const slot = recordedSlot(week, oldDay, oldShift)
    const carId = byReg.get(oldReg)
    return slot === undefined || carId === undefined ? [] : [{ carId, slot }]
  })
}
