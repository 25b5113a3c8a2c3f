import { sql } from 'drizzle-orm'
import { membersOf } from '#features/settlement/ledger/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * How many weeks the driver has earned in that are not closed, since the fleet closed its first one: a fleet
 * that settles no money here has none.
 */
export async function openWeeksOf(queries: Queries, driverId: string): Promise<number> {
  const members = sql.param([...(await membersOf(queries, driverId))])
  const { rows } = await queries.execute<{ count: number }>(sql`
    WITH first AS (SELECT min(to_date(year || '-' || week, 'IYYY-IW')) AS monday FROM settlement_statements),
    earned AS (
      SELECT date_trunc('week', date)::date AS monday FROM shift_results
      WHERE driver_id = ${driverId} AND total_income_grosze IS NOT NULL
      UNION
      SELECT date_trunc('week', date)::date FROM unsplit_results WHERE driver_id = ${driverId}
    )
    SELECT count(*)::integer AS count FROM earned, first
    WHERE earned.monday >= first.monday AND NOT EXISTS (
      SELECT 1 FROM settlement_statements AS closed
      WHERE closed.driver_id = ANY(${members}::uuid[]) AND closed.reopened_at IS NULL
        AND to_date(closed.year || '-' || closed.week, 'IYYY-IW') = earned.monday)`)
  return rows[0]?.count ?? 0
}
