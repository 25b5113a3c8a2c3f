import { allRidesOf, netOf, ridesOf, type ShiftResult } from './shift-result.ts'
import {
  countedCompanyIncome,
  countedConsumption,
  countedFuel,
  countedIncome,
  countedMileage,
  countedOdometerMileage,
} from './thresholds.ts'

/** A figure that can be opened down to the rows on which it stands. */
export const FIGURES = [
  'shifts',
  'income',
  'company-income',
  'mileage',
  'odometer',
  'income-per-km',
  'company-per-km',
  'consumption',
  'fuel',
  'rides',
  'bolt-rides',
  'uber-rides',
  'freenow-rides',
  'bolt-net',
  'uber-net',
  'freenow-net',
] as const
export type Figure = (typeof FIGURES)[number]

/** Of profitability: for administrators only (Spec 2 §6, D28). */
export const FIGURES_OF_COMPANY: readonly Figure[] = ['company-income', 'company-per-km']

const bothKnown = (a: number | null, b: number | null) => a !== null && b !== null

const COUNTS: Readonly<Record<Figure, (row: ShiftResult) => boolean>> = {
  shifts: () => true,
  income: (row) => countedIncome(row) !== null,
  'company-income': (row) => countedCompanyIncome(row) !== null,
  mileage: (row) => countedMileage(row) !== null,
  odometer: (row) => countedOdometerMileage(row) !== null,
  'income-per-km': (row) => bothKnown(countedIncome(row), countedOdometerMileage(row)),
  'company-per-km': (row) => bothKnown(countedCompanyIncome(row), countedOdometerMileage(row)),
  consumption: (row) => countedConsumption(row) !== null,
  fuel: (row) => countedFuel(row) !== null,
  rides: (row) => allRidesOf(row) !== null,
  'bolt-rides': (row) => ridesOf(row, 'bolt') !== null,
  'uber-rides': (row) => ridesOf(row, 'uber') !== null,
  'freenow-rides': (row) => ridesOf(row, 'freenow') !== null,
  'bolt-net': (row) => netOf(row, 'bolt') !== null,
  'uber-net': (row) => netOf(row, 'uber') !== null,
  'freenow-net': (row) => netOf(row, 'freenow') !== null,
}

/** Whether the row is one of those on which the figure stands (D33). */
export function countsIn(figure: Figure, row: ShiftResult): boolean {
  return COUNTS[figure](row)
}
