import { sql } from 'drizzle-orm'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Weeks of which everyone is compared: a roster that is mended changes them, and touches nothing. */
const LATEST_WEEKS = 4

interface WeekToCompare extends Week {
  /** Whose statements are held against the rows by now. */
  readonly driverIds: readonly string[]
}

interface Row extends Record<string, unknown>, Week {
  readonly driverId: string
  readonly latest: boolean
}

/**
 * Closed weeks that may have come out otherwise since, the oldest first: everyone of the latest ones, and of
 * older ones those whose results, fuel or hours were touched after closing, by whatever did it.
 */
export async function weeksToCompare(queries: Queries): Promise<WeekToCompare[]> {
  const { rows } = await queries.execute<Row>(sql`
    WITH closed AS (
      SELECT year, week, driver_id, dense_rank() OVER (ORDER BY year DESC, week DESC) <= ${LATEST_WEEKS} AS latest
      FROM settlement_statements WHERE reopened_at IS NULL
    )
    SELECT year, week, driver_id AS "driverId", latest FROM closed
    WHERE latest OR EXISTS (
      SELECT 1 FROM touched_weeks AS touched
      WHERE touched.monday = to_date(closed.year || '-' || closed.week, 'IYYY-IW'))
    ORDER BY year, week, driver_id`)
  const { rows: touched } = await queries.execute<Week & { driverId: string } & Record<string, unknown>>(sql`
    SELECT extract(isoyear FROM monday)::integer AS year, extract(week FROM monday)::integer AS week,
      driver_id AS "driverId" FROM touched_weeks`)
  const holderOf = await holderLookup(queries)
  const changed = new Set(touched.map(({ year, week, driverId }) => `${year}/${week} ${driverId}`))
  const compared = rows.filter(({ year, week, driverId, latest }) => {
    const ids = [driverId, holderOf(driverId)]
    return latest || ids.some((id) => changed.has(`${year}/${week} ${id}`))
  })
  const weeks: { year: number; week: number; driverIds: string[] }[] = []
  for (const { year, week, driverId } of compared) {
    const last = weeks.at(-1)
    if (last && sameWeek(last, { year, week })) last.driverIds.push(driverId)
    else weeks.push({ year, week, driverIds: [driverId] })
  }
  return weeks
}
