import { sql } from 'drizzle-orm'
import type { Slot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface CountedChoices {
  /** Those of the weeks for which somebody has submitted, be it nothing. */
  readonly weeks: readonly Week[]
  /** On-call is not counted. */
  readonly drivers: readonly {
    readonly driverId: string
    /** As it was in the latest of the weeks. */
    readonly fullName: string
    readonly day: number
    readonly night: number
    readonly reserve: number
  }[]
}

export interface LeftOut {
  readonly weeks: readonly Week[]
  readonly slots: readonly (Slot & { readonly driverId: string })[]
}

/**
 * What drivers have chosen in these weeks, in one statement however many there are.
 * @param from, to both included
 */
export async function countChoices(
  queries: Queries,
  from: Week,
  to: Week,
  leftOut: LeftOut,
): Promise<CountedChoices> {
  const slots = leftOut.slots.map(({ driverId, date, shift }) => ({ driver: driverId, day: date, shift }))
  const wanted = sql`(year, week) >= (${from.year}, ${from.week}) AND (year, week) <= (${to.year}, ${to.week})
    AND (year, week) NOT IN (
      SELECT year, week FROM jsonb_to_recordset(${JSON.stringify(leftOut.weeks)}::jsonb) AS given(year integer, week integer))`
  const weeks = await queries.execute<{ year: number; week: number }>(
    sql`SELECT DISTINCT year, week FROM submissions WHERE ${wanted} ORDER BY year, week`,
  )
  const { rows } = await queries.execute<Record<string, string | number>>(sql`
    SELECT driver_id, (array_agg(full_name ORDER BY year DESC, week DESC))[1] AS full_name,
      count(*) FILTER (WHERE option = 'day') AS day,
      count(*) FILTER (WHERE option = 'night') AS night,
      count(*) FILTER (WHERE option IN ('day-reserve', 'night-reserve')) AS reserve
    FROM submissions JOIN submission_days ON submission_id = submissions.id
    WHERE kind <> 'on-call' AND ${wanted}
      AND (driver_id, date, kind) NOT IN (
        SELECT driver, day, shift FROM jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) AS given(driver uuid, day date, shift text))
    GROUP BY driver_id`)
  return {
    weeks: weeks.rows.map(({ year, week }) => ({ year, week })),
    drivers: rows.map((row) => ({
      driverId: String(row.driver_id),
      fullName: String(row.full_name),
      day: Number(row.day),
      night: Number(row.night),
      reserve: Number(row.reserve),
    })),
  }
}
