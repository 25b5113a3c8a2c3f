import { type SQL, sql } from 'drizzle-orm'
import { RIDE_APPS } from '#features/income/facts/domain/public.ts'
import type { Tally, UNSPLIT_KEYS } from '../../domain/statistics/tally.ts'
import { anyOf, PLACES, placeSql, ROWS_OF_FIGURE, SHEET_ROWS, toldSql } from './figure-rows.ts'

type UnsplitKey = (typeof UNSPLIT_KEYS)[number]
/** What rows of shifts add up to. */
export type SlotKey = Exclude<keyof Tally, UnsplitKey>

const { shifts, income, mileage, odometer } = ROWS_OF_FIGURE
const { consumption, fuel } = SHEET_ROWS
const company = ROWS_OF_FIGURE['company-income']
const incomePerKm = ROWS_OF_FIGURE['income-per-km']
const companyPerKm = ROWS_OF_FIGURE['company-per-km']

const count = (where: SQL) => sql`count(*) FILTER (WHERE ${where})`
const sum = (column: string, where: SQL) => sql`sum(${sql.raw(column)}) FILTER (WHERE ${where})`

const cashOf = RIDE_APPS.map((app) => toldSql(app, 'cash'))
const allCash = sql.join(
  cashOf.map((cash) => sql`coalesce(${cash}, 0)`),
  sql` + `,
)
const fromSheet = sql`income_from = 'sheet'`
const fromGross = sql`income_from = 'gross'`

/**
 * What rows of `shift_results` add up to; a sum over no rows is null. Fuel and consumption are the sheet's:
 * `fuel-page.ts` lays over it what the fuel page has.
 */
export const SUMS: Readonly<Record<SlotKey, SQL>> = {
  shifts: count(shifts),
  earnedRows: sql`count(total_income_grosze)`,
  earnedGrosze: sql`sum(total_income_grosze)`,
  earnedSheetRows: sql`count(total_income_grosze) FILTER (WHERE ${fromSheet})`,
  earnedSheetGrosze: sum('total_income_grosze', fromSheet),
  earnedGrossRows: sql`count(total_income_grosze) FILTER (WHERE ${fromGross})`,
  earnedGrossGrosze: sum('total_income_grosze', fromGross),
  cashRows: count(ROWS_OF_FIGURE.cash),
  cashGrosze: sql`sum(${allCash})`,
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
  boltNetRows: sql`count(${toldSql('bolt', 'net')})`,
  boltNetGrosze: sql`sum(${toldSql('bolt', 'net')})`,
  uberNetRows: sql`count(${toldSql('uber', 'net')})`,
  uberNetGrosze: sql`sum(${toldSql('uber', 'net')})`,
  freenowNetRows: sql`count(${toldSql('freenow', 'net')})`,
  freenowNetGrosze: sql`sum(${toldSql('freenow', 'net')})`,
}

/** The highest and the lowest income that counts, as `highest` and `lowest`. */
export const EDGES = sql`max(total_income_grosze) FILTER (WHERE ${income}) AS highest, min(total_income_grosze) FILTER (WHERE ${income}) AS lowest`

/** The amounts of all apps, place by place; null is what no row knows. */
export const MONEY = moneySums(toldSql)
/** The same of `unsplit_results`. */
export const UNSPLIT_MONEY = moneySums(placeSql)

function moneySums(amount: typeof placeSql): SQL {
  const sums = PLACES.map(({ app, kind }) => sql`sum(${amount(app, kind)})`)
  return sql`ARRAY[${sql.join(sums, sql`, `)}]::bigint[]`
}

const unsplitCash = RIDE_APPS.map((app) => placeSql(app, 'cash'))

/** What rows of `unsplit_results` add up to. */
export const UNSPLIT_SUMS: Readonly<Record<UnsplitKey, SQL>> = {
  unsplitSums: sql`count(*)`,
  unsplitEarnedRows: sql`count(total_income_grosze)`,
  unsplitEarnedGrosze: sql`sum(total_income_grosze)`,
  unsplitEarnedGrossRows: sql`count(total_income_grosze) FILTER (WHERE ${fromGross})`,
  unsplitCashRows: count(anyOf(unsplitCash)),
  unsplitCashGrosze: sql`sum(${sql.join(
    unsplitCash.map((cash) => sql`coalesce(${cash}, 0)`),
    sql` + `,
  )})`,
  unsplitRidesRows: sql`count(rides)`,
  unsplitRides: sql`sum(rides)`,
  unsplitBoltNetRows: sql`count(${placeSql('bolt', 'net')})`,
  unsplitBoltNetGrosze: sql`sum(${placeSql('bolt', 'net')})`,
  unsplitUberNetRows: sql`count(${placeSql('uber', 'net')})`,
  unsplitUberNetGrosze: sql`sum(${placeSql('uber', 'net')})`,
  unsplitFreenowNetRows: sql`count(${placeSql('freenow', 'net')})`,
  unsplitFreenowNetGrosze: sql`sum(${placeSql('freenow', 'net')})`,
}
