import { sql } from 'drizzle-orm'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { ROWS_OF_FIGURE } from '../statistics/figure-rows.ts'

interface SlotMedian extends Record<string, unknown> {
  /** 0-13 */
  readonly slot: number
  readonly medianGrosze: number
  readonly shifts: number
  readonly grossShifts: number
}

/** The median of the incomes that count (D33), by weekday and shift; a slot without any is missing. */
export async function medianBySlot(queries: Queries, { from, to }: Period): Promise<SlotMedian[]> {
  const { rows } = await queries.execute<SlotMedian>(sql`
    SELECT ((extract(isodow FROM date) - 1) * 2 + CASE shift WHEN 'night' THEN 1 ELSE 0 END)::integer AS slot,
      round((percentile_cont(0.5) WITHIN GROUP (ORDER BY total_income_grosze))::numeric)::bigint AS "medianGrosze",
      count(*)::integer AS shifts, count(*) FILTER (WHERE income_from = 'gross')::integer AS "grossShifts"
    FROM ${shiftResults}
    WHERE date BETWEEN ${from} AND ${to} AND ${ROWS_OF_FIGURE.income}
    GROUP BY 1
    ORDER BY 1`)
  return rows
}
