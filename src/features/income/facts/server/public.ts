export { foldTouched } from './fold/fold-slots.ts'
export { forgetMonths } from './fold/forget-months.ts'
export { beginResults, touchAllOf, touchPlaces } from './fold/touched-slots.ts'
export {
  platformDriverNames,
  platformDriverPhones,
  platformDrivers,
  type ResultPlatform,
  incomeLoads,
  resultKeptMonths,
  unsplitResults,
  shiftMileage,
  shiftResults,
} from './tables.ts'
export {
  incomeFacts,
  waitingFacts,
} from './of-driver/income-facts.ts'
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
  chainsOf,
  deleteRowsOfLoad,
  heldWithin,
  insertStatements,
  type Kept,
  rowsOfLoad,
} from './statements/kept-statements.ts'
