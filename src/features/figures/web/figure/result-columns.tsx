import { IconMoon, IconSun } from '@tabler/icons-react'
import {
  consumption,
  count,
  hours,
  kilometres,
  money,
  moneyPerKm,
} from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import type { listRowsOfFigure, listShiftResults } from '../../contract-statistics.ts'
import type { Figure } from '../../domain/statistics/figure.ts'
import { consumptionOf } from '../../domain/statistics/fuel-and-hours.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import classes from './result-columns.module.css'
import { dayOfYear, shortDate } from './short-dates.ts'

/** A shift result with its driver's name, as the calls answer it. */
export type ResultRow = OutputOf<typeof listRowsOfFigure>['data'][number]
/** The same with what was fuelled and worked. */
export type FuelledRow = OutputOf<typeof listShiftResults>['data'][number]

/** For the rules, which are written for what the server keeps. */
export function asResult(row: ResultRow): ShiftResult {
  return { ...row, date: row.date as CalendarDate }
}

const { figures, apps } = texts

/** Grosze of a kilometre; null where either is unknown or nothing was driven. */
function perKm({ totalIncomeGrosze, mileageM }: ResultRow): number | null {
  return totalIncomeGrosze === null || mileageM === null || mileageM <= 0
    ? null
    : Math.round((totalIncomeGrosze * 1000) / mileageM)
}

const number = (
  key: string,
  header: string,
  said: (value: number | null) => string,
  value: (row: ResultRow) => number | null,
): Column<ResultRow> => ({
  key,
  header,
  numeric: true,
  cell: (row) => words(value(row), said),
  sortValue: value,
})

function words(value: number | null, said: (value: number | null) => string) {
  return <span className={value === null ? classes.unknown : classes.whole}>{said(value)}</span>
}

const date: Column<ResultRow> = {
  key: 'date',
  header: figures.date,
  cell: (row) => <span className={classes.whole}>{shortDate(row.date as CalendarDate)}</span>,
  sortValue: (row) => `${row.date} ${row.shift}`,
}
const dateOfYear: Column<ResultRow> = {
  ...date,
  cell: (row) => <span className={classes.whole}>{dayOfYear(row.date as CalendarDate)}</span>,
}
const shift: Column<ResultRow> = {
  key: 'shift',
  header: figures.shift,
  cell: (row) => <ShiftName shift={row.shift} />,
  sortValue: (row) => row.shift,
}
const driver: Column<ResultRow> = {
  key: 'driver',
  header: figures.driver,
  cell: (row) => row.fullName,
  sortValue: (row) => row.fullName,
}
const car: Column<ResultRow> = {
  key: 'car',
  header: figures.car,
  cell: (row) => row.reg ?? <span className={classes.unknown}>{texts.unknown}</span>,
  sortValue: (row) => row.reg,
}
const income = number('income', figures.income, money, (row) => row.totalIncomeGrosze)
const company = number('company', figures.company, money, (row) => row.companyIncomeGrosze)
const mileage = number('mileage', figures.kilometers, kilometres, (row) => row.mileageM)
const earnedPerKm = number('per-km', figures.perKm, moneyPerKm, perKm)
const rides = {
  bolt: number('bolt', apps.bolt, count, (row) => row.boltRides),
  uber: number('uber', apps.uber, count, (row) => row.uberRides),
  freenow: number('freenow', apps.freenow, count, (row) => row.freenowRides),
}
const net = {
  bolt: number('bolt-net', `${apps.bolt} netto`, money, (row) => row.boltNetGrosze),
  uber: number('uber-net', `${apps.uber} netto`, money, (row) => row.uberNetGrosze),
  freenow: number('freenow-net', `${apps.freenow} netto`, money, (row) => row.freenowNetGrosze),
}
const used = number(
  'consumption',
  figures.consumption,
  consumption,
  (row) => row.averageConsumptionHundredths,
)
const fuel = number('fuel', figures.fuel, money, (row) => row.fuelTotalGrosze)

const hoursWorked: Column<FuelledRow> = {
  key: 'hours',
  header: figures.hours,
  numeric: true,
  cell: (row) => words(row.workedMinutes, hours),
  sortValue: (row) => row.workedMinutes,
}

const OF_FIGURE: Readonly<Record<Figure | 'hours', readonly Column<FuelledRow>[]>> = {
  shifts: [income, mileage],
  income: [income],
  'company-income': [income, company],
  mileage: [mileage],
  odometer: [mileage],
  'income-per-km': [income, mileage, earnedPerKm],
  'company-per-km': [company, mileage],
  consumption: [used],
  fuel: [fuel],
  rides: [rides.bolt, rides.uber, rides.freenow],
  'bolt-rides': [rides.bolt],
  'uber-rides': [rides.uber],
  'freenow-rides': [rides.freenow],
  'bolt-net': [net.bolt],
  'uber-net': [net.uber],
  'freenow-net': [net.freenow],
  hours: [income, hoursWorked],
}

/** Who, when, and what makes the figure. */
export function columnsOfFigure(figure: Figure | 'hours'): readonly Column<ResultRow>[] {
  return [driver, date, shift, car, ...OF_FIGURE[figure]]
}

/**
 * Spec 2 §2 'Daily results': all that a day brought, sortable by each column; net incomes only of apps of
 * which anyone knows them, the year only where there are several.
 */
export function dailyColumns(rows: readonly ResultRow[]): readonly Column<ResultRow>[] {
  const years = new Set(rows.map((row) => row.date.slice(0, 4)))
  return DAILY.filter(
    ({ key, sortValue }) => !key.endsWith('-net') || rows.some((row) => sortValue?.(row) !== null),
  ).map((column) => (column === date && years.size < 2 ? dateOfYear : column))
}

const DAILY: readonly Column<ResultRow>[] = [
  driver,
  date,
  shift,
  car,
  income,
  net.bolt,
  net.uber,
  net.freenow,
  rides.bolt,
  rides.uber,
  rides.freenow,
  mileage,
  earnedPerKm,
]

/** The shifts of one driver, or of one day. */
export const SHIFT_COLUMNS = { driver, date, shift, car, income, mileage, earnedPerKm }

/** What the fuel page adds to a driver's shifts. */
export const FUEL_COLUMNS: readonly Column<FuelledRow>[] = [
  {
    key: 'used',
    header: figures.used,
    numeric: true,
    cell: (row) => words(consumptionOf(row), consumption),
    sortValue: consumptionOf,
  },
  hoursWorked,
]

export function ShiftName({ shift: which }: { readonly shift: 'day' | 'night' }) {
  return (
    <span className={classes.shift} data-shift={which}>
      {which === 'day' ? <IconSun size={15} aria-hidden /> : <IconMoon size={15} aria-hidden />}
      <span>{which === 'day' ? texts.day : texts.night}</span>
    </span>
  )
}
