import { sql } from 'drizzle-orm'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** As far back as shifts tell what one earns now. */
const DAYS = 56
/** Of fewer shifts the median tells of some drivers rather than of the shift. */
const FEWEST = 10

/**
 * What a day and a night usually earn: the median of the fleet's shifts of the last eight weeks, in whole
 * PLN.
 * Net, as apps or the sheet say it (D50); a kind of which fewer than ten are known is missing.
 */
export async function usualEarnings(queries: Queries, clock: Clock): Promise<ReadonlyMap<Shift, number>> {
  const today = fleetTime(clock).date
  const { date, shift, totalIncomeGrosze, incomeFrom } = shiftResults
  const rows = await queries
    .select({
      shift,
      median: sql<number>`round(percentile_cont(0.5) within group (order by ${totalIncomeGrosze}) / 100)::integer`,
    })
    .from(shiftResults)
    .where(
      sql`${date} >= ${addDays(today, -DAYS)} and ${date} < ${today}
        and ${totalIncomeGrosze} > 0 and ${incomeFrom} in ('net', 'sheet')`,
    )
    .groupBy(shift)
    .having(sql`count(*) >= ${FEWEST}`)
  return new Map(rows.map((row) => [row.shift, row.median]))
}
