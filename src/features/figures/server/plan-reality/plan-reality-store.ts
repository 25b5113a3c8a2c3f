import { sql } from 'drizzle-orm'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { rosterCars } from '#features/roster/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { PlannedOrDriven } from '../../domain/plan-reality.ts'

/**
 * Who was planned into a car in the slots of a week until the last one, and who drove in the week, each once,
 * in the order of time.
 */
export async function plannedAndDriven(queries: Queries, week: Week, last: Slot): Promise<PlannedOrDriven[]> {
  const monday = sql`${mondayOf(week)}::date`
  const { rows } = await queries.execute<PlannedOrDriven & Record<string, unknown>>(sql`
    WITH plan AS (
      SELECT driver_id, date, shift, reg FROM (${rosterCars(monday, monday)}) AS roster
      WHERE (date, shift) <= (${last.date}::date, ${last.shift})
    ), driven AS (
      SELECT driver_id, date, shift, reg, total_income_grosze, income_from,
        CASE WHEN coalesce(bolt_rides, uber_rides, freenow_rides) IS NOT NULL
          THEN coalesce(bolt_rides, 0) + coalesce(uber_rides, 0) + coalesce(freenow_rides, 0) END AS rides
      FROM ${shiftResults}
      WHERE date BETWEEN ${monday} AND ${datesOf(week).at(-1)}::date
        AND (bolt_rides > 0 OR uber_rides > 0 OR freenow_rides > 0 OR total_income_grosze > 0)
    )
    SELECT driver_id AS "driverId", date::text AS date, shift, plan.reg IS NOT NULL AS planned,
      plan.reg AS "plannedReg", driven.date IS NOT NULL AS driven, driven.reg AS "drivenReg", driven.rides,
      driven.total_income_grosze AS "totalIncomeGrosze",
      driven.income_from IS NOT DISTINCT FROM 'gross' AS gross
    FROM plan FULL JOIN driven USING (driver_id, date, shift)
    ORDER BY date, shift, plan.reg IS NULL, plan.reg, driver_id`)
  return rows
}
