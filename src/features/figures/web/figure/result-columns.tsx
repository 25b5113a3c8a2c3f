import { IconMoon, IconSun } from '@tabler/icons-react'
import { MONEY_KINDS, type MoneyKind, RIDE_APPS, type RideApp } from '#features/income/facts/domain/public.ts'
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
import type { listRowsOfFigure } from '../../contract-statistics.ts'
import { type Figure, moneyOfFigure } from '../../domain/statistics/figure.ts'
import {
  consumptionOf,
  fuelOf,
  type ShiftResult,
  toldByAll,
  toldOf,
} from '../../domain/statistics/shift-result.ts'
import { overviewTexts } from '../../texts-overview.ts'
import { resultsTexts as texts } from '../../texts-screens.ts'
import classes from './result-columns.module.css'
import { dayOfYear, shortDate } from './short-dates.ts'

/** A shift result with its driver's name, as the calls answer it. */
export type ResultRow = OutputOf<typeof listRowsOfFigure>['data'][number]
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
const income: Column<ResultRow> = {
  ...number('income', figures.income, money, (row) => row.totalIncomeGrosze),
  cell: (row) => <Income row={row} />,
}
const company = number('company', figures.company, money, (row) => row.companyIncomeGrosze)
const mileage = number('mileage', figures.kilometers, kilometres, (row) => row.mileageM)
const earnedPerKm = number('per-km', figures.perKm, moneyPerKm, perKm)
const rides = {
  bolt: number('bolt', apps.bolt, count, (row) => row.boltRides),
  uber: number('uber', apps.uber, count, (row) => row.uberRides),
  freenow: number('freenow', apps.freenow, count, (row) => row.freenowRides),
}

/** What an app told, or all of them together. */
function told(kind: MoneyKind, app?: RideApp): Column<ResultRow> {
  const header = app ? texts.money.ofApp(apps[app], kind) : texts.money.kinds[kind]
  const value = (row: ResultRow) => (app ? toldOf(asResult(row), app, kind) : toldByAll(asResult(row), kind))
  return {
    ...number(`${app ?? 'all'}-${kind}`, header, money, value),
    cell: (row) => words(value(row), (amount) => (amount === null ? texts.money.notTold : money(amount))),
  }
}

const used = number('consumption', figures.consumption, consumption, (row) => consumptionOf(asResult(row)))
const fuel: Column<ResultRow> = {
  ...number('fuel', figures.fuel, money, (row) => fuelOf(asResult(row))),
  cell: (row) => <Fuel row={row} />,
}

const hoursWorked: Column<ResultRow> = {
  key: 'hours',
  header: figures.hours,
  numeric: true,
  cell: (row) => words(row.workedMinutes, hours),
  sortValue: (row) => row.workedMinutes,
}

const OF_FIGURE: Readonly<Partial<Record<Figure | 'hours', readonly Column<ResultRow>[]>>> = {
  shifts: [income, mileage],
  earned: [income],
  cash: [told('cash'), income],
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
  hours: [income, hoursWorked],
}

/** Who, when, and what makes the figure. */
export function columnsOfFigure(figure: Figure | 'hours'): readonly Column<ResultRow>[] {
  const kind = figure === 'hours' ? undefined : moneyOfFigure(figure)
  const own = kind ? [told(kind.kind, kind.app), income] : (OF_FIGURE[figure] ?? [])
  return [driver, date, shift, car, ...own]
}

/**
 * Spec 2 §2 'Daily results': all that a day brought, sortable by each column; what apps told only where
 * anyone told it, of the chosen app or of all, the year only where there are several.
 */
export function dailyColumns(
  rows: readonly ResultRow[],
  app: RideApp | undefined = undefined,
): readonly Column<ResultRow>[] {
  const years = new Set(rows.map((row) => row.date.slice(0, 4)))
  const isKnown = ({ sortValue }: Column<ResultRow>) => rows.some((row) => sortValue?.(row) != null)
  const amounts = [
    ...(app ? [] : RIDE_APPS.map((each) => told('net', each))),
    ...KINDS.map((kind) => told(kind, app)),
  ].filter((column) => column.key === 'all-cash' || isKnown(column))
  const day = years.size < 2 ? dateOfYear : date
  const driven = app ? [rides[app]] : [rides.bolt, rides.uber, rides.freenow]
  return [driver, day, shift, car, income, ...amounts, ...driven, mileage, earnedPerKm]
}

/** Net of all apps together is the income, where the sheet does not say another. */
const KINDS = MONEY_KINDS.filter((kind) => kind !== 'adjustment' && kind !== 'payout')

/** The income and, where it is no net of apps, what it is (D50). */
function Income({ row }: { readonly row: ResultRow }) {
  return (
    <>
      {words(row.totalIncomeGrosze, money)}
      {row.incomeFrom === 'gross' ? <span className={classes.gross}>{texts.money.gross}</span> : null}
      {row.incomeFrom === 'sheet' ? (
        <span className={classes.gross}>{overviewTexts.shortFrom.sheet}</span>
      ) : null}
    </>
  )
}

/** The fuel page's sum goes before the sheet's; where they differ, the other is told too (D50). */
function Fuel({ row }: { readonly row: ResultRow }) {
  const { fuelPageGrosze: page, fuelTotalGrosze: sheet } = row
  const source = page === null ? texts.fuel.sheet : texts.fuel.page
  const other = page !== null && sheet !== null && sheet > 0 && sheet !== page
  return (
    <>
      {words(page ?? sheet, money)}
      {page === null && sheet === null ? null : <span className={classes.gross}>{source}</span>}
      {other ? <span className={classes.gross}>{texts.fuel.other(money(sheet))}</span> : null}
    </>
  )
}

/** The shifts of one driver, or of one day. */
export const SHIFT_COLUMNS = { driver, date, shift, car, income, cash: told('cash'), mileage, earnedPerKm }

/** What the fuel page adds to a driver's shifts. */
export const FUEL_COLUMNS: readonly Column<ResultRow>[] = [
  {
    key: 'used',
    header: figures.used,
    numeric: true,
    cell: (row) => words(consumptionOf(asResult(row)), consumption),
    sortValue: (row) => consumptionOf(asResult(row)),
  },
  fuel,
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
