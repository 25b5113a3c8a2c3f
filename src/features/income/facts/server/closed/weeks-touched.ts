import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'

/** A driver's week, by its Monday. */
export interface DriverWeek {
  readonly driverId: string
  readonly monday: CalendarDate
}

/** Of some weeks of drivers those that are settled and closed. */
export interface ClosedWeeks {
  /** Each driver once, however many weeks. */
  readonly drivers: number
  /** In the order of time. */
  readonly weeks: (Week & { readonly drivers: number })[]
}

/**
 * Which of these weeks of drivers are settled and closed: facts that change in them change no statement, and
 * wait as corrections.
 * @param at instant: as it was then; now where left out
 */
export type ClosedWeeksOf = (
  queries: Queries,
  weeks: readonly DriverWeek[],
  at?: string,
) => Promise<ClosedWeeks>

/** Of what was touched in this transaction (`beginResults`), each driver's week once. */
export async function touchedWeeksOf(tx: Tx): Promise<DriverWeek[]> {
  const { rows } = await tx.execute<DriverWeek & Record<string, unknown>>(sql`
    SELECT DISTINCT driver_id AS "driverId", date_trunc('week', date::timestamp)::date::text AS monday
    FROM touched_slots WHERE driver_id IS NOT NULL`)
  return rows
}

/** Weeks in which something of these references holds, for a driver each may be or have been. */
export async function weeksOfReferences(
  queries: Queries,
  references: readonly { readonly id: string; readonly driverIds: readonly string[] }[],
): Promise<DriverWeek[]> {
  if (references.length === 0) return []
  const { rows } = await queries.execute<{ id: string; monday: CalendarDate }>(sql`
    SELECT DISTINCT ref_id AS id, date_trunc('week', date::timestamp)::date::text AS monday
    FROM income_statements
    WHERE holds AND ref_id = ANY(${sql.param(references.map(({ id }) => id))}::uuid[])`)
  const driversOf = new Map(references.map(({ id, driverIds }) => [id, driverIds]))
  return rows.flatMap(({ id, monday }) => (driversOf.get(id) ?? []).map((driverId) => ({ driverId, monday })))
}

/** Drivers' weeks of which a load tells, whether it holds or not. @param loadId `income_loads.id` */
export async function weeksOfLoad(queries: Queries, loadId: string): Promise<DriverWeek[]> {
  const { rows } = await queries.execute<DriverWeek & Record<string, unknown>>(sql`
    SELECT DISTINCT ref.driver_id AS "driverId", date_trunc('week', told.date::timestamp)::date::text AS monday
    FROM income_loads AS load
    JOIN income_statements AS told ON told.load_no = load.no
    JOIN platform_drivers AS ref ON ref.id = told.ref_id AND ref.driver_id IS NOT NULL
    WHERE load.id = ${loadId}`)
  return rows
}
