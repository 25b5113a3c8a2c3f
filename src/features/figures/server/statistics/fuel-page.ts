import { sql } from 'drizzle-orm'
import { fuelledShifts } from '#features/fuel/server/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SlotTally } from '../../domain/statistics/chart-series.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { emptyTally } from '../../domain/statistics/tally.ts'
import { CONSUMPTION, FUEL, ROWS_OF_FIGURE, SHEET_ROWS } from './figure-rows.ts'

interface Row extends Record<string, unknown> {
  readonly date: CalendarDate
  readonly shift: Shift
}

/**
 * What must be laid over the sheet's sums where the fuel page has litres of a shift (D50): what the page says
 * less what the sheet said. Read anew each time, since the page may be filled in long after the month.
 */
export async function fuelPageOver(queries: Queries, { from, to }: Period): Promise<SlotTally[]> {
  const { fuel, consumption } = ROWS_OF_FIGURE
  const { rows } = await queries.execute<Row>(sql`
    SELECT date::text AS date, shift,
      count(*) FILTER (WHERE ${fuel}) - count(*) FILTER (WHERE ${SHEET_ROWS.fuel}) AS "fuelRows",
      coalesce(sum(${FUEL}) FILTER (WHERE ${fuel}), 0)
        - coalesce(sum(fuel_total_grosze) FILTER (WHERE ${SHEET_ROWS.fuel}), 0) AS "fuelGrosze",
      count(*) FILTER (WHERE ${consumption}) - count(*) FILTER (WHERE ${SHEET_ROWS.consumption})
        AS "consumptionRows",
      coalesce(sum(${CONSUMPTION}) FILTER (WHERE ${consumption}), 0)
        - coalesce(sum(average_consumption_hundredths) FILTER (WHERE ${SHEET_ROWS.consumption}), 0)
        AS "consumptionHundredths"
    FROM (${fuelledShifts(from, to)}) AS fuelled JOIN ${shiftResults} USING (driver_id, date, shift)
    WHERE fuelled_ml IS NOT NULL
    GROUP BY date, shift`)
  return rows.map(({ date, shift, ...over }) => ({
    date,
    shift,
    tally: {
      ...emptyTally(),
      ...Object.fromEntries(Object.entries(over).map(([key, value]) => [key, Number(value)])),
    },
  }))
}
