import { sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleWeeks } from './tables.ts'

export interface CountedShifts {
  /** Those of the weeks that are generated; the counts stand on them. */
  readonly weeks: readonly Week[]
  readonly drivers: readonly {
    readonly driverId: string
    /** As it was in the latest of the weeks. */
    readonly fullName: string
    readonly day: number
    readonly night: number
    readonly reserve: number
    /** Slots from which the driver was taken, and has no place in them any more. */
    readonly removed: number
  }[]
  /** Removed shifts of the other weeks, each once. */
  readonly removedElsewhere: readonly (Slot & { readonly driverId: string; readonly fullName: string })[]
}

/**
 * What drivers have in the generated ones of these weeks, in one statement however many there are.
 * @param from, to both included
 */
export async function countShifts(queries: Queries, from: Week, to: Week): Promise<CountedShifts> {
  const { id, year, week } = scheduleWeeks
  const found = await queries
    .select({ id, year, week })
    .from(scheduleWeeks)
    .where(
      sql`(${year}, ${week}) >= (${from.year}, ${from.week}) AND (${year}, ${week}) <= (${to.year}, ${to.week})`,
    )
    .orderBy(year, week)
  return {
    weeks: found.map((row) => ({ year: row.year, week: row.week })),
    drivers: await countIn(queries, found),
    removedElsewhere: await removedOutside(queries, found, mondayOf(from), addDays(mondayOf(to), 6)),
  }
}

type Found = Week & { readonly id: string }

/** As the statements below read them. */
function weeksTable(weeks: readonly Found[]) {
  const rows = weeks.map((each) => ({ id: each.id, monday: mondayOf(each) }))
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(id uuid, monday date)`
}

/**
 * A removed shift is known by its reason (D22) or by the change record, which outlives the reason; whoever
 * has a place in the slot all the same (the removal was never saved, or the driver was put back) has the
 * shift.
 */
async function countIn(queries: Queries, weeks: readonly Found[]): Promise<CountedShifts['drivers']> {
  if (weeks.length === 0) return []
  const { rows } = await queries.execute<Record<string, string | number>>(sql`
    WITH wanted AS MATERIALIZED (SELECT id, monday FROM ${weeksTable(weeks)}),
    placed AS (
      SELECT driver_id,
        count(*) FILTER (WHERE car_id IS NOT NULL AND slot % 2 = 0) AS day,
        count(*) FILTER (WHERE car_id IS NOT NULL AND slot % 2 = 1) AS night,
        count(*) FILTER (WHERE car_id IS NULL AND NOT on_call) AS reserve
      FROM schedule_places JOIN wanted ON wanted.id = week_id GROUP BY driver_id),
    gone AS (
      SELECT driver_id, week_id, from_slot AS slot, NULL AS full_name
      FROM schedule_changes JOIN wanted ON wanted.id = week_id WHERE kind = 'removed'
      UNION ALL
      SELECT driver_id, wanted.id, (day - monday) * 2 + CASE shift WHEN 'night' THEN 1 ELSE 0 END, full_name
      FROM removed_shifts JOIN wanted ON day BETWEEN monday AND monday + 6 WHERE withdrawn_at IS NULL),
    lost AS (
      SELECT driver_id, count(DISTINCT (week_id, slot)) AS removed, max(full_name) AS full_name
      FROM gone
      WHERE NOT EXISTS (
        SELECT 1 FROM schedule_places place
        WHERE place.week_id = gone.week_id AND place.slot = gone.slot AND place.driver_id = gone.driver_id)
      GROUP BY driver_id),
    named AS (
      SELECT DISTINCT ON (driver_id) driver_id, full_name
      FROM schedule_drivers JOIN wanted ON wanted.id = week_id ORDER BY driver_id, monday DESC)
    SELECT driver_id, coalesce(named.full_name, lost.full_name, '') AS full_name,
      coalesce(day, 0) AS day, coalesce(night, 0) AS night, coalesce(reserve, 0) AS reserve, coalesce(removed, 0) AS removed
    FROM placed FULL JOIN lost USING (driver_id) LEFT JOIN named USING (driver_id)`)
  return rows.map((row) => ({
    driverId: String(row.driver_id),
    fullName: String(row.full_name),
    day: Number(row.day),
    night: Number(row.night),
    reserve: Number(row.reserve),
    removed: Number(row.removed),
  }))
}

async function removedOutside(
  queries: Queries,
  weeks: readonly Found[],
  first: CalendarDate,
  last: CalendarDate,
): Promise<CountedShifts['removedElsewhere']> {
  const { rows } = await queries.execute<Record<'driver_id' | 'full_name' | 'date' | 'shift', string>>(sql`
    SELECT driver_id, max(full_name) AS full_name, day::text AS date, shift
    FROM removed_shifts
    WHERE withdrawn_at IS NULL AND day BETWEEN ${first}::date AND ${last}::date
      AND NOT EXISTS (SELECT 1 FROM ${weeksTable(weeks)} WHERE day BETWEEN given.monday AND given.monday + 6)
    GROUP BY driver_id, day, shift`)
  return rows.map(({ driver_id, full_name, date, shift }) => ({
    driverId: driver_id,
    fullName: full_name,
    date: date as CalendarDate,
    shift: shift as Slot['shift'],
  }))
}
