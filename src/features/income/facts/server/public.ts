export { foldTouched } from './fold/fold-slots.ts'
export { forgetMonths } from './fold/forget-months.ts'
export { beginResults, touchAllOf } from './fold/touched-slots.ts'
export {
  platformDriverPhones,
  platformDrivers,
  type ResultPlatform,
  resultFiles,
  resultKeptMonths,
  resultPeriods,
  shiftMileage,
  shiftResults,
  unsplitResults,
} from './tables.ts'
