export { foldTouched } from './fold/fold-slots.ts'
export { forgetMonths } from './fold/forget-months.ts'
export { beginResults, touchAllOf } from './fold/touched-slots.ts'
export {
  platformDriverNames,
  platformDriverPhones,
  platformDrivers,
  type ResultPlatform,
  incomeLoads,
  incomeStatements,
  resultKeptMonths,
  unsplitResults,
  shiftMileage,
  shiftResults,
} from './tables.ts'
export {
  type DriverFact,
  type IncomeFacts,
  incomeFacts,
  type WaitingFacts,
  waitingFacts,
} from './of-driver/income-facts.ts'
