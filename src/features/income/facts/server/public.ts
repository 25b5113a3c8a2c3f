export { watchClosed } from './closed/watch-closed.ts'
export {
  type ClosedWeeks,
  type DriverWeek,
  touchedWeeksOf,
  weeksOfLoad,
  weeksOfReferences,
} from './closed/weeks-touched.ts'
export { earnedSql } from './fold/earned-sql.ts'
export { foldTouched } from './fold/fold-slots.ts'
export { forgetMonths } from './fold/forget-months.ts'
export { beginResults, touchAllOf, touchPlaces } from './fold/touched-slots.ts'
export { forgetTouched, touchWeek } from './fold/touched-weeks.ts'
export { type HandedMileage, replaceHandedMileage } from './mileage/handed-mileage.ts'
export { accountsOfRows } from './of-driver/accounts-of-rows.ts'
export { drivenSlots } from './of-driver/driven-slots.ts'
export { ignoredRows, incomeRows, waitingRows } from './of-driver/income-rows.ts'
export { rideDistances } from './of-driver/ride-distances.ts'
export {
  beginAsIf,
  type MovedKeys,
  movedIdentities,
  movedKeys,
  NO_MOVED_KEYS,
  placeInFiles,
} from './statements/as-if.ts'
export {
  anyToldOf,
  chainsOf,
  deleteRowsOfLoad,
  heldWithin,
  insertStatements,
  type Kept,
  rowsOfLoad,
} from './statements/kept-statements.ts'
export { reportsTouching } from './statements/reports-touching.ts'
export {
  type Change,
  changesOf,
  placePayments,
  placesOf,
  rekey,
  settleChains,
  storeChanges,
} from './statements/settle-chains.ts'
export { keyOfDays, keyOfId, keyOfMinute, keyOfSlot } from './statements/statement-key.ts'
export {
  handoverMileage,
  incomeLoads,
  platformDriverNames,
  platformDriverPhones,
  platformDrivers,
  type ResultPlatform,
  resultKeptMonths,
  shiftMileage,
  shiftResults,
  unsplitResults,
} from './tables.ts'
export { usualEarnings, usualOfDrivers } from './usual/usual-earnings.ts'
