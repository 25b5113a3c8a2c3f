export { byId, compareText } from './arithmetic/in-order.ts'
export { portion, rated, WHOLE } from './arithmetic/portion.ts'
export { MOST_GROSZE, sumOf } from './arithmetic/whole-grosze.ts'
export type { Charge, Instalment } from './charges/charge.ts'
export { type PlannedInstalment, planInstalments } from './charges/instalments.ts'
export {
  chargedOverMileage,
  type MileageTier,
  proposedOverMileage,
} from './charges/over-mileage.ts'
export { type ShiftsOfDriver, splitByShifts } from './charges/shared-cost.ts'
export { dailyRent } from './charges/weekly-rent.ts'
export { type CorrectedLine, type Correction, correct, type RowsByNow } from './correction/correct.ts'
export { appSums } from './facts/app-sums.ts'
export { factsOfPeriod } from './facts/facts-of-period.ts'
export { type Days, FACT_KINDS, type FactKind, type IncomeFact } from './facts/income-fact.ts'
export { type Mismatch, reconcile } from './facts/reconcile.ts'
export { entriesOf, type Ledger, ledgerHolder } from './ledger/entries.ts'
export type { LedgerEntry, Payable } from './ledger/entry.ts'
export { balanceOf, book, type LedgerFault } from './ledger/ledger.ts'
export { type Opening, openingOf, unpaidOf } from './ledger/payables.ts'
export { judgeScheme, type SchemeFault } from './scheme/judge-scheme.ts'
export type { Scheme } from './scheme/scheme.ts'
export {
  type Membership,
  type SchemeOwner,
  schemesOver,
} from './scheme/scheme-versions.ts'
export { type ClosingBlock, closingBlocks } from './statement/closing.ts'
export { type Difference, differencesThatStandOut } from './statement/stands-out.ts'
export type { StatementState } from './statement/statement.ts'
export {
  formatStatementNumber,
  nextStatementNumber,
  parseStatementNumber,
} from './statement/statement-number.ts'
export { canonical } from './week/canonical.ts'
export type { DrivenShift, SettlementInput } from './week/input.ts'
export { type InputFault, inputFaults } from './week/input-faults.ts'
export { LINE_CODES, type Line, type LineCode, type LineFacts, type Working } from './week/line.ts'
export { type Settlement, settle } from './week/settle.ts'
export type { SettlementWarning } from './week/warnings.ts'
export type { NetOfApp } from './week/where-net-went.ts'
