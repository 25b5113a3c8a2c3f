import type { Week } from '#kernel/week.ts'
import type { Move } from '../../../domain/board/moves.ts'
import type { Left } from '../../../domain/rebuild/taken-off.ts'
import { type Recorded, recordedSlot } from '../week-on-board.ts'

/** Places that drivers have left since the week was generated, saved or not; the car does not matter. */
export function leftPlaces(week: Week, moves: readonly Move[], history: readonly Recorded[]): Left[] {
  const recorded = history.flatMap(({ driverId, oldDay, oldShift }): Left[] => {
    const slot = recordedSlot(week, oldDay, oldShift)
    return slot === undefined ? [] : [{ driverId, from: { slot, carId: null, onCall: false } }]
  })
  return [...moves, ...recorded]
}
