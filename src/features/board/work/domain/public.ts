export { type Caution, type CautionFacts, cautionsNear, cautionsOf } from './cautions.ts'
export { sentFor, withLateDrivers } from './late-drivers.ts'
export { bringBack } from './session/bring-back.ts'
export {
  compareEdits,
  type Difference,
  type EditGroup,
  mergeEdits,
  type Side,
} from './session/edit-conflicts.ts'
export { type Breach, type EditEvent, NOTHING_LOADED, reduceEditing } from './session/editing.ts'
export {
  firstOnRoad,
  groundingsInForce,
  type PendingGrounding,
  withGroundings,
} from './session/pending-groundings.ts'
export {
  type Edits,
  hasNewer,
  type Incoming,
  NO_EDITS,
  type Session,
  weekKey,
} from './session/session.ts'
export { isOwnVersion, isSideBySide, newerVersion } from './session/shown-editing.ts'
export { slotCounts } from './slot-counts.ts'
export { type BoardCar, barredIn, type CarNote, type Origin, type WeekOnBoard } from './week-on-board.ts'
