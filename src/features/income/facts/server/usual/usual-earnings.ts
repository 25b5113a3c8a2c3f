import { sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { USUAL_WEEKS } from '../../domain/usual-weeks.ts'
import { shiftResults } from '../tables.ts'

/** What shifts of one weekday and kind usually earn. */
export interface UsualEarning extends Record<string, unknown> {
  /** 0-13 (D2) */
  readonly slot: number
  /** Whole PLN: of a median grosze say nothing. */
  readonly pln: number
  /** On how many shifts it stands. */
  readonly shifts: number
}

/** Of fewer shifts a driver's median tells of chance. */
const FEWEST_OF_DRIVER = 3

/**
 * What each driver's shifts usually earn, whole PLN: the median over the same weeks and by the same nets as
 * `usualEarnings`, whatever their weekday. Who has driven too few is missing.
 */
export async function usualOfDrivers(
  queries: Queries,
  today: CalendarDate,
): Promise<ReadonlyMap<string, number>> {
  const monday = mondayOf(weekOf(today))
  const { rows } = await queries.execute<{ driver: string; pln: number }>(sql`
    SELECT driver_id::text AS driver,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY total_income_grosze))::numeric / 100)::integer AS pln
    FROM ${shiftResults}
    WHERE date BETWEEN ${addDays(monday, -7 * USUAL_WEEKS)} AND ${addDays(monday, -1)}
      AND total_income_grosze > 0 AND income_from IS DISTINCT FROM 'gross'
    GROUP BY 1
    HAVING count(*) >= ${FEWEST_OF_DRIVER}`)
  return new Map(rows.map(({ driver, pln }) => [driver, pln]))
}

/**
 * What a shift usually earns, the one meaning of it wherever it is told: the median of what the fleet's
 * shifts of the same weekday, day or night, earned in the last whole weeks before the running one. Net, as
 * apps or the sheet say it (D50); incomes of 0 and losses count in no figure (D33). A slot without any is
 * missing.
 */
export async function usualEarnings(queries: Queries, today: CalendarDate): Promise<UsualEarning[]> {
  const monday = mondayOf(weekOf(today))
  const { rows } = await queries.execute<UsualEarning>(sql`
    SELECT ((extract(isodow FROM date) - 1) * 2 + CASE shift WHEN 'night' THEN 1 ELSE 0 END)::integer AS slot,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY total_income_grosze))::numeric / 100)::integer AS pln,
      count(*)::integer AS shifts
    FROM ${shiftResults}
    WHERE date BETWEEN ${addDays(monday, -7 * USUAL_WEEKS)} AND ${addDays(monday, -1)}
      AND total_income_grosze > 0 AND income_from IS DISTINCT FROM 'gross'
    GROUP BY 1
    ORDER BY 1`)
  return rows
}
