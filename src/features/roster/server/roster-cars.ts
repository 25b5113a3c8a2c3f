import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleWeeks } from './tables.ts'

/**
 * For a neighbour's query: who drives what in generated weeks, as rows of (driver_id, date, shift, reg).
 * @param from first date; whole weeks are given from that of this date to that of the last one
 */
export function rosterCars(from: SQL, to: SQL): SQL {
  return sql`
    SELECT place.driver_id, monday.date + place.slot / 2 AS date,
      CASE place.slot % 2 WHEN 0 THEN 'day' ELSE 'night' END AS shift, car.reg
    FROM schedule_weeks AS week
    CROSS JOIN LATERAL (
      SELECT to_date(week.year || '-' || week.week, 'IYYY-IW') AS date) AS monday
    JOIN schedule_places AS place ON place.week_id = week.id
    JOIN schedule_cars AS car ON car.week_id = week.id AND car.car_id = place.car_id
    WHERE monday.date BETWEEN ${from} - 6 AND ${to}`
}

/**
 * For a neighbour that follows what {@link rosterCars} tells: each generated week, with a word that changes
 * whenever it is saved.
 */
export async function editionsOfWeeks(
  queries: Queries,
): Promise<{ readonly monday: CalendarDate; readonly edition: string }[]> {
  const weeks = await queries
    .select({
      id: scheduleWeeks.id,
      year: scheduleWeeks.year,
      week: scheduleWeeks.week,
      version: scheduleWeeks.version,
    })
    .from(scheduleWeeks)
  return weeks.map(({ id, year, week, version }) => ({
    monday: mondayOf({ year, week }),
    edition: `${id} ${version}`,
  }))
}
