export { type BoardWarning, type BoardWarningFacts, boardWarningsOf, warningsNear } from './board-warnings.ts'
export { sentFor } from './late-drivers.ts'
export { bringBack } from './session/bring-back.ts'
export {
  compareEdits,
  type Difference,
  type EditGroup,
  mergeEdits,
  type Side,
} from './session/edit-conflicts.ts'
export type { PendingGrounding } from './session/pending-groundings.ts'
export { hasNewer, type Session } from './session/session.ts'
export { slotCounts } from './slot-counts.ts'
export { warningFactsOf } from './warning-facts.ts'
export type { BoardCar, CarNote, WeekOnBoard } from './week-on-board.ts'
