import { sql } from 'drizzle-orm'
import { membersOf } from '#features/settlement/ledger/server/public.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** How many weeks of the driver are open (`openWeeksBefore`), up to now. */
export async function openWeeksOf(queries: Queries, driverId: string): Promise<number> {
  return (await openWeeksBefore(queries, driverId)).length
}

/**
 * Weeks that the driver has earned in and that are not closed, since the fleet closed its first one: a fleet
 * that settles no money here has none. The oldest first.
 * @param before only those before this week
 */
export async function openWeeksBefore(queries: Queries, driverId: string, before?: Week): Promise<Week[]> {
  const members = sql.param([...(await membersOf(queries, driverId))])
  const isBefore = before ? sql`earned.monday < ${mondayOf(before)}::date` : sql`true`
  const { rows } = await queries.execute<Week & Record<string, unknown>>(sql`
    WITH first AS (SELECT min(to_date(year || '-' || week, 'IYYY-IW')) AS monday FROM settlement_statements),
    earned AS (
      SELECT date_trunc('week', date)::date AS monday FROM shift_results
      WHERE driver_id = ${driverId} AND total_income_grosze IS NOT NULL
      UNION
      SELECT date_trunc('week', date)::date FROM unsplit_results WHERE driver_id = ${driverId}
    )
    SELECT extract(isoyear FROM earned.monday)::integer AS year, extract(week FROM earned.monday)::integer AS week
    FROM earned, first
    WHERE earned.monday >= first.monday AND ${isBefore} AND NOT EXISTS (
      SELECT 1 FROM settlement_statements AS closed
      WHERE closed.driver_id = ANY(${members}::uuid[]) AND closed.reopened_at IS NULL
        AND to_date(closed.year || '-' || closed.week, 'IYYY-IW') = earned.monday)
    ORDER BY earned.monday`)
  return rows.map(({ year, week }) => ({ year, week }))
}
