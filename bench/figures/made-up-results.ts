import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Drivers of a fleet of 100 cars, each of whom drives about every other shift. */
const DRIVERS = 400
/** Days of one statement. */
const AT_ONCE = 250

/**
 * Results of a fleet, day after day in the order in which a fleet stores them.
 * @param aDay rows of one date, half of them of the night
 * @returns the days that were filled
 */
export async function fillWithResults(
  queries: Queries,
  from: CalendarDate,
  aDay: number,
  rows: number,
): Promise<number> {
  const days = Math.ceil(rows / aDay)
  // In parts: the embedded database's watchdog takes a statement of minutes for a death.
  for (let first = 0; first < days; first += AT_ONCE) {
    const last = Math.min(days, first + AT_ONCE) - 1
    await queries.execute(sql`
    INSERT INTO shift_results (driver_id, date, shift, reg, total_income_grosze, company_income_grosze, bolt_net_grosze,
      bolt_cash_grosze, bolt_gross_grosze, uber_net_grosze, uber_cash_grosze, freenow_net_grosze, freenow_cash_grosze, bolt_rides,
      uber_rides, freenow_rides, mileage_m, km_start, km_end, fuel_total_grosze, average_consumption_hundredths)
    SELECT lpad(to_hex((seat + day * 7) % ${sql.raw(String(DRIVERS))}), 32, '0')::uuid, ${from}::date + day,
      CASE WHEN seat % 2 = 0 THEN 'day' ELSE 'night' END, 'WX' || seat / 2, h % 90000, h % 30000, h % 50000, h % 9000, h % 60000,
      h % 20000, h % 4000, h % 8000, h % 900, h % 14, h % 9, h % 3, h % 400000, 1000 + day * 100, 1200 + day * 100, h % 20000, h % 1600
    FROM generate_series(${sql.raw(String(first))}, ${sql.raw(String(last))}) day, generate_series(0, ${sql.raw(String(aDay - 1))}) seat,
      LATERAL (SELECT abs(hashint4(day * 1000 + seat)) AS h) AS chance`)
  }
  await queries.execute(sql`ANALYZE shift_results`)
  return days
}

/**
 * The one statement that must read the rows: every figure by date and shift, and by driver and shift, within
 * its threshold.
 */
export async function readAlone(queries: Queries, from: CalendarDate, to: CalendarDate): Promise<void> {
  const income = sql`FILTER (WHERE total_income_grosze > 0)`
  const company = sql`FILTER (WHERE total_income_grosze > 0 AND company_income_grosze IS NOT NULL)`
  const km = sql`mileage_m > 10000 AND mileage_m < 1200000`
  const odometer = sql`km_start > 0 AND km_end > 0 AND ${km}`
  const incomeKm = sql`FILTER (WHERE total_income_grosze > 0 AND ${odometer})`
  const companyKm = sql`FILTER (WHERE total_income_grosze > 0 AND company_income_grosze IS NOT NULL AND ${odometer})`
  await queries.execute(sql`
    SELECT date, shift, driver_id, count(*), count(*) ${income}, sum(total_income_grosze) ${income}, max(total_income_grosze) ${income},
      min(total_income_grosze) ${income}, count(*) ${company}, sum(company_income_grosze) ${company}, sum(total_income_grosze) ${company},
      count(*) FILTER (WHERE ${km}), sum(mileage_m) FILTER (WHERE ${km}), count(*) FILTER (WHERE ${odometer}),
      sum(mileage_m) FILTER (WHERE ${odometer}), count(*) ${incomeKm}, sum(total_income_grosze) ${incomeKm}, sum(mileage_m) ${incomeKm},
      count(*) ${companyKm}, sum(company_income_grosze) ${companyKm}, sum(mileage_m) ${companyKm},
      count(*) FILTER (WHERE average_consumption_hundredths BETWEEN 100 AND 1500),
      sum(average_consumption_hundredths) FILTER (WHERE average_consumption_hundredths BETWEEN 100 AND 1500),
      count(*) FILTER (WHERE fuel_total_grosze > 100), sum(fuel_total_grosze) FILTER (WHERE fuel_total_grosze > 100),
      count(coalesce(bolt_rides, uber_rides, freenow_rides)), count(bolt_rides), sum(bolt_rides), count(uber_rides), sum(uber_rides),
      count(freenow_rides), sum(freenow_rides), count(bolt_net_grosze), sum(bolt_net_grosze), count(uber_net_grosze),
      sum(uber_net_grosze), count(freenow_net_grosze), sum(freenow_net_grosze)
    FROM shift_results WHERE date BETWEEN ${from} AND ${to}
    GROUP BY GROUPING SETS ((date, shift), (driver_id, shift))`)
}
