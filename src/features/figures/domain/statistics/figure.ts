import { MONEY_KINDS, type MoneyKind, RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
import { allRidesOf, isShift, ridesOf, type ShiftResult, toldByAll, toldOf } from './shift-result.ts'
import {
  countedCompanyIncome,
  countedConsumption,
  countedFuel,
  countedIncome,
  countedMileage,
  countedOdometerMileage,
} from './thresholds.ts'

/** What an app told of one kind, such as `bolt-net`. */
export type MoneyFigure = `${RideApp}-${MoneyKind}`
export const MONEY_FIGURES = RIDE_APPS.flatMap((app) =>
  MONEY_KINDS.map((kind): MoneyFigure => `${app}-${kind}`),
)

const OTHERS = [
  'shifts',
  'earned',
  'cash',
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
] as const
export type Figure = (typeof OTHERS)[number] | MoneyFigure

/** A figure that can be opened down to the rows on which it stands. */
export const FIGURES: readonly Figure[] = [...OTHERS, ...MONEY_FIGURES]

/** App and kind of a figure; undefined of others. */
export function moneyOfFigure(
  figure: Figure,
): { readonly app: RideApp; readonly kind: MoneyKind } | undefined {
  for (const app of RIDE_APPS)
    for (const kind of MONEY_KINDS) if (figure === `${app}-${kind}`) return { app, kind }
  return undefined
}

/** Of profitability: for administrators only (Spec 2 §6, D28). */
export const FIGURES_OF_COMPANY: readonly Figure[] = ['company-income', 'company-per-km']

const bothKnown = (a: number | null, b: number | null) => a !== null && b !== null

const COUNTS: Readonly<Record<(typeof OTHERS)[number], (row: ShiftResult) => boolean>> = {
  shifts: isShift,
  earned: (row) => row.totalIncomeGrosze !== null,
  cash: (row) => toldByAll(row, 'cash') !== null,
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
}

/** Whether the row is one of those on which the figure stands (D33). */
export function countsIn(figure: Figure, row: ShiftResult): boolean {
  const money = moneyOfFigure(figure)
  return money ? toldOf(row, money.app, money.kind) !== null : COUNTS[figure as keyof typeof COUNTS](row)
}
