import { countsIn, type Figure } from './figure.ts'
import { allRidesOf, ridesOf, type ShiftResult, toldByAll, toldOf } from './shift-result.ts'
import {
  countedCompanyIncome,
  countedConsumption,
  countedFuel,
  countedIncome,
  countedMileage,
  countedOdometerMileage,
} from './thresholds.ts'

/**
 * Everything that is added up over some rows, as whole numbers, so that tallies of days add up to that of a
 * week to the grosz. A name ending in `Rows` counts the rows on which the sum beside it stands; a sum over no
 * rows is 0 and must not be shown (D33).
 */
export interface Tally {
  readonly shifts: number
  /** All known incomes, also one below zero: what a total of money says. */
  readonly earnedRows: number
  readonly earnedGrosze: number
  /** Of them what the sheet says, and what has a gross without a net in it; the rest is apps' nets (D50). */
  readonly earnedSheetRows: number
  readonly earnedSheetGrosze: number
  readonly earnedGrossRows: number
  readonly earnedGrossGrosze: number
  /** Cash that drivers took, of all apps. */
  readonly cashRows: number
  readonly cashGrosze: number
  /** Incomes above the threshold, for averages and lists (Spec 2 §5). */
  readonly incomeRows: number
  readonly incomeGrosze: number
  readonly companyRows: number
  readonly companyGrosze: number
  /** The total income of the same rows, for the share that stays. */
  readonly companyOfGrosze: number
  readonly mileageRows: number
  readonly mileageM: number
  readonly odometerRows: number
  readonly odometerM: number
  readonly incomePerKmRows: number
  readonly incomePerKmGrosze: number
  readonly incomePerKmM: number
  readonly companyPerKmRows: number
  readonly companyPerKmGrosze: number
  readonly companyPerKmM: number
  readonly consumptionRows: number
  readonly consumptionHundredths: number
  readonly fuelRows: number
  readonly fuelGrosze: number
  readonly ridesRows: number
  readonly boltRidesRows: number
  readonly boltRides: number
  readonly uberRidesRows: number
  readonly uberRides: number
  readonly freenowRidesRows: number
  readonly freenowRides: number
  readonly boltNetRows: number
  readonly boltNetGrosze: number
  readonly uberNetRows: number
  readonly uberNetGrosze: number
  readonly freenowNetRows: number
  readonly freenowNetGrosze: number
  /** What can't be split by shift (`unsplit.ts`): no shift's, and in every total of money. */
  readonly unsplitSums: number
  readonly unsplitEarnedRows: number
  readonly unsplitEarnedGrosze: number
  /** Of them those with a gross without a net in it. */
  readonly unsplitEarnedGrossRows: number
  readonly unsplitCashRows: number
  readonly unsplitCashGrosze: number
  readonly unsplitRidesRows: number
  readonly unsplitRides: number
  readonly unsplitBoltNetRows: number
  readonly unsplitBoltNetGrosze: number
  readonly unsplitUberNetRows: number
  readonly unsplitUberNetGrosze: number
  readonly unsplitFreenowNetRows: number
  readonly unsplitFreenowNetGrosze: number
}

const nothing = () => 0

/** What no row of a shift adds to. */
const OF_UNSPLIT = {
  unsplitSums: nothing,
  unsplitEarnedRows: nothing,
  unsplitEarnedGrosze: nothing,
  unsplitEarnedGrossRows: nothing,
  unsplitCashRows: nothing,
  unsplitCashGrosze: nothing,
  unsplitRidesRows: nothing,
  unsplitRides: nothing,
  unsplitBoltNetRows: nothing,
  unsplitBoltNetGrosze: nothing,
  unsplitUberNetRows: nothing,
  unsplitUberNetGrosze: nothing,
  unsplitFreenowNetRows: nothing,
  unsplitFreenowNetGrosze: nothing,
} as const
export const UNSPLIT_KEYS = Object.keys(OF_UNSPLIT) as readonly (keyof typeof OF_UNSPLIT)[]

/** What one row adds to each sum. Null adds nothing; where it must count, it never is. */
const ADDS: Readonly<Record<keyof Tally, (row: ShiftResult) => number | null>> = {
  shifts: one('shifts'),
  earnedRows: one('earned'),
  earnedGrosze: (row) => row.totalIncomeGrosze,
  earnedSheetRows: (row) => (isFrom(row, 'sheet') ? 1 : 0),
  earnedSheetGrosze: (row) => (isFrom(row, 'sheet') ? row.totalIncomeGrosze : 0),
  earnedGrossRows: (row) => (isFrom(row, 'gross') ? 1 : 0),
  earnedGrossGrosze: (row) => (isFrom(row, 'gross') ? row.totalIncomeGrosze : 0),
  cashRows: one('cash'),
  cashGrosze: (row) => toldByAll(row, 'cash'),
  incomeRows: one('income'),
  incomeGrosze: countedIncome,
  companyRows: one('company-income'),
  companyGrosze: countedCompanyIncome,
  companyOfGrosze: within('company-income', countedIncome),
  mileageRows: one('mileage'),
  mileageM: countedMileage,
  odometerRows: one('odometer'),
  odometerM: countedOdometerMileage,
  incomePerKmRows: one('income-per-km'),
  incomePerKmGrosze: within('income-per-km', countedIncome),
  incomePerKmM: within('income-per-km', countedOdometerMileage),
  companyPerKmRows: one('company-per-km'),
  companyPerKmGrosze: within('company-per-km', countedCompanyIncome),
  companyPerKmM: within('company-per-km', countedOdometerMileage),
  consumptionRows: one('consumption'),
  consumptionHundredths: countedConsumption,
  fuelRows: one('fuel'),
  fuelGrosze: countedFuel,
  ridesRows: (row) => (allRidesOf(row) === null ? 0 : 1),
  boltRidesRows: one('bolt-rides'),
  boltRides: (row) => ridesOf(row, 'bolt'),
  uberRidesRows: one('uber-rides'),
  uberRides: (row) => ridesOf(row, 'uber'),
  freenowRidesRows: one('freenow-rides'),
  freenowRides: (row) => ridesOf(row, 'freenow'),
  boltNetRows: one('bolt-net'),
  boltNetGrosze: (row) => toldOf(row, 'bolt', 'net'),
  uberNetRows: one('uber-net'),
  uberNetGrosze: (row) => toldOf(row, 'uber', 'net'),
  freenowNetRows: one('freenow-net'),
  freenowNetGrosze: (row) => toldOf(row, 'freenow', 'net'),
  ...OF_UNSPLIT,
}

function isFrom({ incomeFrom, totalIncomeGrosze }: ShiftResult, from: ShiftResult['incomeFrom']): boolean {
  return incomeFrom === from && totalIncomeGrosze !== null
}

function one(figure: Figure) {
  return (row: ShiftResult): number => (countsIn(figure, row) ? 1 : 0)
}

function within(figure: Figure, value: (row: ShiftResult) => number | null) {
  return (row: ShiftResult): number | null => (countsIn(figure, row) ? value(row) : null)
}

/** In the order of the interface. */
export const TALLY_KEYS = Object.keys(ADDS) as readonly (keyof Tally)[]

export function tallyOf(rows: readonly ShiftResult[]): Tally {
  return fromKeys((key) => rows.reduce((sum, row) => sum + (ADDS[key](row) ?? 0), 0))
}

export function emptyTally(): Tally {
  return tallyOf([])
}

/** The tally of all rows together, from those of its parts. */
export function addTallies(parts: readonly Tally[]): Tally {
  return fromKeys((key) => parts.reduce((sum, part) => sum + part[key], 0))
}

function fromKeys(add: (key: keyof Tally) => number): Tally {
  return Object.fromEntries(TALLY_KEYS.map((key) => [key, add(key)])) as unknown as Tally
}
