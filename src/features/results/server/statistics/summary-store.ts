import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SlotTally } from '../../domain/statistics/chart-series.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { DRIVER_TALLY_KEYS, type DriverTally } from '../../domain/statistics/summary.ts'
import { TALLY_KEYS, type Tally } from '../../domain/statistics/tally.ts'
import { shiftResults } from '../tables.ts'
import { ROWS_OF_FIGURE } from './figure-rows.ts'

/** What the rows of a driver's day or night shifts add up to, with the highest and the lowest income. */
export interface DriverShiftTally {
  readonly driverId: string
  readonly shift: Shift
  readonly tally: DriverTally
  /** Grosze; null where none counts. */
  readonly highestIncome: number | null
  readonly lowestIncome: number | null
}

export interface PeriodTallies {
  readonly slots: readonly SlotTally[]
  readonly drivers: readonly DriverShiftTally[]
}

type Row = Readonly<Record<string, string | number | null>>

/** All that a period adds up to, by date and shift and by driver and shift: one statement that reads each row once. */
export async function talliesOfPeriod(queries: Queries, { from, to }: Period): Promise<PeriodTallies> {
  const sums = TALLY_KEYS.map((key) => sql`${SUMS[key]} AS ${sql.raw(`"${key}"`)}`)
  const income = sql`FILTER (WHERE ${ROWS_OF_FIGURE.income})`
  const { rows } = await queries.execute<Row>(sql`
    SELECT date::text AS date, shift, driver_id,
      max(total_income_grosze) ${income} AS highest, min(total_income_grosze) ${income} AS lowest, ${sql.join(sums, sql`, `)}
    FROM ${shiftResults}
    WHERE date BETWEEN ${from} AND ${to}
    GROUP BY GROUPING SETS ((date, shift), (driver_id, shift))`)
  return {
    slots: rows.filter((row) => row.date !== null).map(slotOf),
    drivers: rows.filter((row) => row.driver_id !== null).map(driverOf),
  }
}

function slotOf(row: Row): SlotTally {
  return { shift: row.shift as Shift, date: row.date as CalendarDate, tally: numbers(row, TALLY_KEYS) }
}

function driverOf(row: Row): DriverShiftTally {
  const grosze = (value: Row[string] | undefined) =>
    value === null || value === undefined ? null : Number(value)
  return {
    shift: row.shift as Shift,
    driverId: String(row.driver_id),
    tally: numbers(row, DRIVER_TALLY_KEYS),
    highestIncome: grosze(row.highest),
    lowestIncome: grosze(row.lowest),
  }
}

/** Sums over no rows are null in SQL, 0 in a tally. */
function numbers<Key extends keyof Tally>(row: Row, keys: readonly Key[]): Pick<Tally, Key> {
  return Object.fromEntries(keys.map((key) => [key, Number(row[key] ?? 0)])) as Record<Key, number>
}

const { income, mileage, odometer, consumption, fuel } = ROWS_OF_FIGURE
const company = ROWS_OF_FIGURE['company-income']
const incomePerKm = ROWS_OF_FIGURE['income-per-km']
const companyPerKm = ROWS_OF_FIGURE['company-per-km']

const count = (where: SQL) => sql`count(*) FILTER (WHERE ${where})`
const sum = (column: string, where: SQL) => sql`sum(${sql.raw(column)}) FILTER (WHERE ${where})`

const SUMS: Readonly<Record<keyof Tally, SQL>> = {
  shifts: sql`count(*)`,
  incomeRows: count(income),
  incomeGrosze: sum('total_income_grosze', income),
  companyRows: count(company),
  companyGrosze: sum('company_income_grosze', company),
  companyOfGrosze: sum('total_income_grosze', company),
  mileageRows: count(mileage),
  mileageM: sum('mileage_m', mileage),
  odometerRows: count(odometer),
  odometerM: sum('mileage_m', odometer),
  incomePerKmRows: count(incomePerKm),
  incomePerKmGrosze: sum('total_income_grosze', incomePerKm),
  incomePerKmM: sum('mileage_m', incomePerKm),
  companyPerKmRows: count(companyPerKm),
  companyPerKmGrosze: sum('company_income_grosze', companyPerKm),
  companyPerKmM: sum('mileage_m', companyPerKm),
  consumptionRows: count(consumption),
  consumptionHundredths: sum('average_consumption_hundredths', consumption),
  fuelRows: count(fuel),
  fuelGrosze: sum('fuel_total_grosze', fuel),
  ridesRows: sql`count(coalesce(bolt_rides, uber_rides, freenow_rides))`,
  boltRidesRows: sql`count(bolt_rides)`,
  boltRides: sql`sum(bolt_rides)`,
  uberRidesRows: sql`count(uber_rides)`,
  uberRides: sql`sum(uber_rides)`,
  freenowRidesRows: sql`count(freenow_rides)`,
  freenowRides: sql`sum(freenow_rides)`,
  boltNetRows: sql`count(bolt_net_grosze)`,
  boltNetGrosze: sql`sum(bolt_net_grosze)`,
  uberNetRows: sql`count(uber_net_grosze)`,
  uberNetGrosze: sql`sum(uber_net_grosze)`,
  freenowNetRows: sql`count(freenow_net_grosze)`,
  freenowNetGrosze: sql`sum(freenow_net_grosze)`,
}
