import {
  average,
  consumption,
  count,
  kilometres,
  money,
  moneyPerKm,
  share,
} from '#features/income/facts/web/public-words.ts'
import {
  averageConsumption,
  cashTaken,
  companyPerKm,
  companyPerShift,
  companyShare,
  earned,
  incomePerKm,
  incomePerShift,
  mileagePerShift,
  ridesPerShift,
  summed,
} from '../../domain/statistics/averages.ts'
import { resultsTexts } from '../../texts-screens.ts'
import type { FigureLine } from '../figure/figure-table.tsx'

const { figures } = resultsTexts

/** A count of shifts is known even where it is 0. */
const shifts: FigureLine = {
  label: figures.shifts,
  figure: 'shifts',
  of: ({ shifts: rows }) => ({ value: rows, rows }),
  words: count,
}

export const KILOMETRES: readonly FigureLine[] = [
  {
    label: figures.mileage,
    figure: 'mileage',
    of: ({ mileageM, mileageRows }) => summed(mileageM, mileageRows),
    words: kilometres,
  },
  {
    label: figures.mileageShifts,
    figure: 'mileage',
    of: ({ mileageRows }) => summed(mileageRows, mileageRows),
    words: count,
  },
  { label: figures.mileagePerShift, figure: 'odometer', of: mileagePerShift, words: kilometres },
]

export const AVERAGES: readonly FigureLine[] = [
  shifts,
  { label: figures.income, figure: 'earned', of: earned, words: money },
  { label: resultsTexts.money.kinds.cash, figure: 'cash', of: cashTaken, words: money },
  { label: figures.incomePerShift, figure: 'income', of: incomePerShift, words: money },
  { label: figures.incomePerKm, figure: 'income-per-km', of: incomePerKm, words: moneyPerKm },
  { label: figures.ridesPerShift, figure: 'rides', of: ridesPerShift, words: average },
  { label: figures.consumption, figure: 'consumption', of: averageConsumption, words: consumption },
  {
    label: figures.fuel,
    figure: 'fuel',
    of: ({ fuelGrosze, fuelRows }) => summed(fuelGrosze, fuelRows),
    words: money,
  },
]

export const PROFITABILITY: readonly FigureLine[] = [
  {
    label: figures.company,
    figure: 'company-income',
    of: ({ companyGrosze, companyRows }) => summed(companyGrosze, companyRows),
    words: money,
  },
  { label: figures.companyPerShift, figure: 'company-income', of: companyPerShift, words: money },
  { label: figures.companyPerKm, figure: 'company-per-km', of: companyPerKm, words: moneyPerKm },
  { label: figures.companyShare, figure: 'company-income', of: companyShare, words: share },
]
