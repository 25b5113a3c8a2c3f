import { keyInSlot } from '#kernel/slot.ts'
import type { BoardWarningFacts } from './board-warnings.ts'
import type { WeekOnBoard } from './week-on-board.ts'

/**
 * What warnings of a week are judged by. Whoever stands in the base calendar or came by an own choice has
 * chosen the slot, until the choice is taken back (D42).
 * @param initial the base calendar, once it is known
 * @param nightBefore drivers of last week's Sunday night (D7)
 */
export function warningFactsOf(
  week: Pick<
    WeekOnBoard,
    'limits' | 'unavailable' | 'driversOff' | 'blocked' | 'begun' | 'origins' | 'takenBack'
  >,
  initial: Pick<WeekOnBoard, 'origins'> | undefined,
  nightBefore: ReadonlySet<string>,
): BoardWarningFacts {
  const { limits, unavailable, driversOff, blocked, begun } = week
  return {
    ...{ limits, nightBefore, unavailable, driversOff, blocked, begun },
    chose(driverId, slot) {
      const key = keyInSlot(slot, driverId)
      if (week.takenBack.has(key)) return false
      const origin = week.origins.get(key)
      return initial?.origins.has(key) || (origin !== undefined && origin.type !== 'office')
    },
  }
}
