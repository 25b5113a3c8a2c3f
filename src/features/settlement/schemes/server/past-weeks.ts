import { sql } from 'drizzle-orm'
import { closedIn } from '#features/settlement/charges/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week, weeksBetween } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { schemesFor } from './schemes-for.ts'

/** A week that runs or is over, and that a version holds in. */
export interface PastWeek extends Week {
  /** Drivers with money in it whose week is not closed: they are settled by the version. */
  readonly open: number
  /** Drivers whose week is closed: they stay with what it was closed with. */
  readonly closed: number
}

/** So many of the newest are looked at. */
const MOST_WEEKS = 53

/**
 * Whom a version that holds from this week on reaches backwards, oldest week first; weeks in which nobody
 * of its owner has earned anything are left out. Nothing where it begins in a week to come.
 * @param now the week that runs
 * @param versionId of the version, which is saved already
 */
export async function pastWeeksOf(
  queries: Queries,
  from: Week,
  now: Week,
  versionId: string,
): Promise<PastWeek[]> {
  const past: PastWeek[] = []
  const first = Math.min(weeksBetween(from, now), MOST_WEEKS - 1)
  for (let back = first; back >= 0; back -= 1) {
    const week = addWeeks(now, -back)
    const monday = mondayOf(week)
    const earned = await whoEarned(queries, monday)
    const choices = await schemesFor(queries, week, earned)
    const reached = earned.filter((id) => choices.get(id)?.some((held) => held?.id === versionId))
    const closed = (await closedIn(queries, monday, reached)).size
    if (reached.length > 0) past.push({ ...week, open: reached.length - closed, closed })
  }
  return past
}

async function whoEarned(queries: Queries, monday: CalendarDate): Promise<string[]> {
  const sunday = addDays(monday, 6)
  const { rows } = await queries.execute<{ driverId: string }>(sql`
    SELECT driver_id AS "driverId" FROM shift_results
    WHERE date BETWEEN ${monday} AND ${sunday} AND total_income_grosze IS NOT NULL
    UNION SELECT driver_id FROM unsplit_results WHERE date BETWEEN ${monday} AND ${sunday}
    ORDER BY 1`)
  return rows.map(({ driverId }) => driverId)
}
