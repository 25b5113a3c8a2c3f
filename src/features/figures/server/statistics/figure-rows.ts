import { type SQL, sql } from 'drizzle-orm'
import type { Figure } from '../../domain/statistics/figure.ts'
import { THRESHOLDS } from '../../domain/statistics/thresholds.ts'

const { consumption, fuelAboveGrosze, mileage, incomeAboveGrosze } = THRESHOLDS
const number = (value: number) => sql.raw(String(value))

const hasIncome = sql`total_income_grosze > ${number(incomeAboveGrosze)}`
const hasCompany = sql`${hasIncome} AND company_income_grosze IS NOT NULL`
const hasMileage = sql`mileage_m > ${number(mileage.aboveM)} AND mileage_m < ${number(mileage.belowM)}`
const hasOdometer = sql`km_start > 0 AND km_end > 0 AND ${hasMileage}`

/**
 * The rows of `shift_results` on which a figure stands (`domain/statistics/thresholds.ts`), as a condition.
 */
export const ROWS_OF_FIGURE: Readonly<Record<Figure, SQL>> = {
  shifts: sql`true`,
  income: hasIncome,
  'company-income': hasCompany,
  mileage: hasMileage,
  odometer: hasOdometer,
  'income-per-km': sql`${hasIncome} AND ${hasOdometer}`,
  'company-per-km': sql`${hasCompany} AND ${hasOdometer}`,
  consumption: sql`average_consumption_hundredths BETWEEN ${number(consumption.least)} AND ${number(consumption.most)}`,
  fuel: sql`fuel_total_grosze > ${number(fuelAboveGrosze)}`,
  rides: sql`coalesce(bolt_rides, uber_rides, freenow_rides) IS NOT NULL`,
  'bolt-rides': sql`bolt_rides IS NOT NULL`,
  'uber-rides': sql`uber_rides IS NOT NULL`,
  'freenow-rides': sql`freenow_rides IS NOT NULL`,
  'bolt-net': sql`bolt_net_grosze IS NOT NULL`,
  'uber-net': sql`uber_net_grosze IS NOT NULL`,
  'freenow-net': sql`freenow_net_grosze IS NOT NULL`,
}
