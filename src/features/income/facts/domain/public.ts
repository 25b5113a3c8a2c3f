export { FILE_KINDS, type FileKind } from './file-kinds.ts'
export type { HandedState } from './handed-mileage.ts'
export { type HeldRow, oneTruth } from './held-row.ts'
export {
  INCOME_APPS,
  INCOME_KINDS,
  type IncomeApp,
  type IncomeKind,
  MONEY_KINDS,
  type MoneyKind,
  moneyPlace,
  RIDE_APPS,
  type RideApp,
} from './income-kinds.ts'
export { crosses, holdsOver } from './overlapping.ts'
export {
  type DriverReference,
  isZeroSums,
  MOST_ROWS,
  type NormalFile,
  type StatementRow,
  SUBJECTS,
  type Subject,
} from './statement-row.ts'
export { reportsWithin, totalOfReports } from './total-of-reports.ts'
export { USUAL_WEEKS } from './usual-weeks.ts'
export { byLoad, type Held, heldOf, saysTheSame } from './what-holds.ts'
