import { sql } from 'drizzle-orm'
import type { DriverWeek } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** By Mondays: grosze. */
type IncomeOfWeeks = ReadonlyMap<CalendarDate, number>

/**
 * What a driver earned in these weeks by the results as they stand folded: the shifts, and what can't be
 * split by shift in the week in which it begins.
 */
export async function incomeOfWeeks(
  queries: Queries,
  driverId: string | null | undefined,
  weeks: readonly DriverWeek[],
): Promise<IncomeOfWeeks> {
  if (!driverId) return new Map()
  const mondays = weeks.filter((week) => week.driverId === driverId).map(({ monday }) => monday)
  if (mondays.length === 0) return new Map()
  const ofWeeks = sql`driver_id = ${driverId} AND date_trunc('week', date::timestamp)::date = ANY(${sql.param(mondays)}::date[])`
  const { rows } = await queries.execute<{ monday: CalendarDate; grosze: string }>(sql`
    SELECT date_trunc('week', date::timestamp)::date::text AS monday, coalesce(sum(grosze), 0)::text AS grosze
    FROM (
      SELECT date, total_income_grosze AS grosze FROM shift_results WHERE ${ofWeeks}
      UNION ALL SELECT date, total_income_grosze FROM unsplit_results WHERE ${ofWeeks}
    ) AS earned GROUP BY 1`)
  return new Map(rows.map(({ monday, grosze }) => [monday, Number(grosze)]))
}

/** Weeks of which the income differs, in the order of time, with by how much. */
export function incomeChanged(
  before: IncomeOfWeeks,
  after: IncomeOfWeeks,
): (Week & { readonly grosze: number })[] {
  const mondays = [...new Set([...before.keys(), ...after.keys()])].sort()
  return mondays.flatMap((monday) => {
    const grosze = (after.get(monday) ?? 0) - (before.get(monday) ?? 0)
    return grosze === 0 ? [] : [{ ...weekOf(monday), grosze }]
  })
}
