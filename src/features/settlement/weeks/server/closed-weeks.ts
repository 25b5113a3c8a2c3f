import { sql } from 'drizzle-orm'
import type { ClosedWeeks, DriverWeek } from '#features/income/facts/server/public.ts'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface Row extends Record<string, unknown> {
  readonly driverId: string
  readonly monday: CalendarDate
}

/**
 * Which of these weeks of drivers are closed. A folded driver's statement is the holder's week too.
 * @param at instant: as it was then; now where left out
 */
export async function closedWeeksOf(
  queries: Queries,
  weeks: readonly DriverWeek[],
  at?: string,
): Promise<ClosedWeeks> {
  if (weeks.length === 0) return { drivers: 0, weeks: [] }
  const told = [...new Set(weeks.map(({ monday }) => monday))].map(weekOf)
  const [years, numbers] = [told.map(({ year }) => year), told.map(({ week }) => week)]
  const holds =
    at === undefined
      ? sql`reopened_at IS NULL`
      : sql`closed_at <= ${at} AND (reopened_at IS NULL OR reopened_at > ${at})`
  const { rows } = await queries.execute<Row>(sql`
    SELECT driver_id AS "driverId", to_date(year || '-' || week, 'IYYY-IW')::text AS monday
    FROM settlement_statements
    WHERE ${holds} AND (year, week) IN (
      SELECT * FROM unnest(${sql.param(years)}::integer[], ${sql.param(numbers)}::integer[]))`)
  if (rows.length === 0) return { drivers: 0, weeks: [] }
  const holderOf = await holderLookup(queries)
  const keyOf = ({ driverId, monday }: DriverWeek) => `${monday} ${holderOf(driverId)}`
  const asked = new Set(weeks.map(keyOf))
  const closed = new Map<string, DriverWeek>()
  for (const row of rows)
    if (asked.has(keyOf(row))) closed.set(keyOf(row), { ...row, driverId: holderOf(row.driverId) })
  const byWeek = Map.groupBy([...closed.values()], ({ monday }) => monday)
  return {
    drivers: new Set([...closed.values()].map(({ driverId }) => driverId)).size,
    weeks: [...byWeek]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([monday, own]) => ({ ...weekOf(monday), drivers: own.length })),
  }
}
