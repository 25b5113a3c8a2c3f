export type { Charge } from './charges/charge.ts'
export { type PlannedInstalment, planInstalments } from './charges/instalments.ts'
export {
  chargedOverMileage,
  type MileageTier,
  proposedOverMileage,
} from './charges/over-mileage.ts'
export { type ShiftsOfDriver, splitByShifts } from './charges/shared-cost.ts'
export { dailyRent } from './charges/weekly-rent.ts'
export { factsOfPeriod } from './facts/facts-of-period.ts'
export type { IncomeFact } from './facts/income-fact.ts'
export { judgeScheme, type SchemeFault } from './scheme/judge-scheme.ts'
export type { Scheme } from './scheme/scheme.ts'
export {
  type Membership,
  type SchemeOwner,
  schemesOver,
} from './scheme/scheme-versions.ts'
export type { DrivenShift, SettlementInput } from './week/input.ts'
export { inputFaults } from './week/input-faults.ts'
export { LINE_CODES, type Line, type LineCode } from './week/line.ts'
export { type Settlement, settle } from './week/settle.ts'
