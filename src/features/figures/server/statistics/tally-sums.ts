import { type SQL, sql } from 'drizzle-orm'
import type { Tally } from '../../domain/statistics/tally.ts'
import { ROWS_OF_FIGURE } from './figure-rows.ts'

const { income, mileage, odometer, consumption, fuel } = ROWS_OF_FIGURE
const company = ROWS_OF_FIGURE['company-income']
const incomePerKm = ROWS_OF_FIGURE['income-per-km']
const companyPerKm = ROWS_OF_FIGURE['company-per-km']

const count = (where: SQL) => sql`count(*) FILTER (WHERE ${where})`
const sum = (column: string, where: SQL) => sql`sum(${sql.raw(column)}) FILTER (WHERE ${where})`

/** What rows of `shift_results` add up to; a sum over no rows is null. */
export const SUMS: Readonly<Record<keyof Tally, SQL>> = {
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

/** The highest and the lowest income that counts, as `highest` and `lowest`. */
export const EDGES = sql`max(total_income_grosze) FILTER (WHERE ${income}) AS highest, min(total_income_grosze) FILTER (WHERE ${income}) AS lowest`
