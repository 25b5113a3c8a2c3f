import { sql } from 'drizzle-orm'
import { bonusSlots } from '#features/bonuses/server/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface BonusIncome extends Record<string, unknown> {
  readonly date: CalendarDate
  readonly shift: Shift
  readonly driverId: string
  readonly totalIncomeGrosze: number
  readonly gross: boolean
}

/**
 * Every known income of the shifts that have a bonus, newest first, day before night.
 * @param days those alone, both included; all where left out
 */
export async function incomesOfBonusShifts(
  queries: Queries,
  days?: { readonly from: CalendarDate; readonly until: CalendarDate },
): Promise<BonusIncome[]> {
  const within = days ? sql`AND result.date BETWEEN ${days.from} AND ${days.until}` : sql``
  const { rows } = await queries.execute<BonusIncome>(sql`
    SELECT result.date::text AS date, result.shift, result.driver_id AS "driverId",
      result.total_income_grosze AS "totalIncomeGrosze",
      result.income_from IS NOT DISTINCT FROM 'gross' AS gross
    FROM (${bonusSlots()}) AS bonus
    JOIN ${shiftResults} AS result ON result.date = bonus.date AND result.shift = bonus.shift
    WHERE result.total_income_grosze IS NOT NULL ${within}
    ORDER BY result.date DESC, result.shift`)
  return rows
}
