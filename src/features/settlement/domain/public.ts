export { compareText } from './arithmetic/in-order.ts'
export { sumOf } from './arithmetic/whole-grosze.ts'
export { type Charge, isCorrection } from './charges/charge.ts'
export { type PlannedInstalment, planInstalments } from './charges/instalments.ts'
export {
  chargedOverMileage,
  type MileageTier,
  proposedOverMileage,
} from './charges/over-mileage.ts'
export { type ShiftsOfDriver, splitByShifts } from './charges/shared-cost.ts'
export { dailyRent } from './charges/weekly-rent.ts'
export { type CorrectedLine, type Correction, correct, type RowsByNow } from './correction/correct.ts'
export { lacksGross } from './facts/app-sums.ts'
export { accountsOfRows, countedRows, type FactRow, factsOfRows, rowsOfFacts } from './facts/fact-row.ts'
export { factsOfPeriod, reportsOfPeriod, rowsOfPeriod } from './facts/facts-of-period.ts'
export type { Days, IncomeFact } from './facts/income-fact.ts'
export { reconcile, reconcileRows } from './facts/reconcile.ts'
export {
  type AppReport,
  type Overlap,
  overlappingReports,
  reportsBesideSettled,
  reportsOf,
  spansWeeks,
} from './facts/reports.ts'
export { sumsOfRows } from './facts/sums-of-rows.ts'
export { type BesideTransfers, besideTransfers } from './ledger/beside-transfers.ts'
export type { Ledger } from './ledger/entries.ts'
export type { BroughtForward, HeldPayable, LedgerEntry, Payable } from './ledger/entry.ts'
export { balanceOf, book, type LedgerFault } from './ledger/ledger.ts'
export { openingOf, unpaidOf } from './ledger/payables.ts'
export { apartNumber, PURSES, type Purse, purseOf, statementOfNumber } from './ledger/purse.ts'
export { waitsForNext } from './ledger/waits.ts'
export { judgeScheme, type SchemeFault } from './scheme/judge-scheme.ts'
export type { Scheme } from './scheme/scheme.ts'
export { schemeOfWeek, withNetDecided } from './scheme/scheme-of-week.ts'
export {
  type Membership,
  type SchemeOwner,
  schemesOver,
} from './scheme/scheme-versions.ts'
export { type ClosingBlock, closingBlocks, type UnknownAmount, unknownAmounts } from './statement/closing.ts'
export { type Difference, differencesThatStandOut } from './statement/stands-out.ts'
export { stateOfClosed, stateOfPart } from './statement/statement.ts'
export { formatStatementNumber, parseStatementNumber } from './statement/statement-number.ts'
export { canonical } from './week/canonical.ts'
export { hoursPaidBy, withoutHours } from './week/hours-paid.ts'
export type { DrivenShift, RowsInput, SettlementInput } from './week/input.ts'
export { inputFaults } from './week/input-faults.ts'
export { inputsMark } from './week/inputs-hash.ts'
export {
  LINE_CODES,
  type Line,
  type LineCode,
  type LineFacts,
  type Working,
} from './week/line.ts'
export { type ApartSums, balanceOfApart } from './week/paid-apart.ts'
export type { Reckoned } from './week/reckoned.ts'
export { type Settlement, settle, settleSound } from './week/settle.ts'
export { sumUp } from './week/sum-up.ts'
export type { SettlementWarning } from './week/warnings.ts'
export type { NetOfApp } from './week/where-net-went.ts'
