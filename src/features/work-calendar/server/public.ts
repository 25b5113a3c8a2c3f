import type { Tx } from '#platform/server/database/database.ts'
import { lockPicker } from './picks/picker-store.ts'

export { weeksOffered } from '../domain/shown-weeks.ts'
export { shiftsAhead } from './picks/chosen-ahead.ts'
export { freeShifts } from './picks/free-shifts.ts'
export { giveBackPick } from './picks/give-back-pick.ts'
export { goneShifts, pickShifts } from './picks/pick-free-shifts.ts'
export { obstacleTo, type PickFacts, pickFacts, pickFactsOf } from './picks/pick-obstacle.ts'

/** Lets what one driver picks, gives and takes follow each other; held until the transaction ends. */
export function holdPicksOf(tx: Tx, driverId: string, at: string): Promise<void> {
  return lockPicker(tx, driverId, at)
}
