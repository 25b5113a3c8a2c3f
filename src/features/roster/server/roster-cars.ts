import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
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

/** Who has a car when between two days, both included, by published weeks (D43). */
export async function driversOfCar(
  queries: Queries,
  carId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<{ readonly driverId: string; readonly slot: Slot }[]> {
  const { rows } = await queries.execute<{ driverId: string } & Slot & Record<string, unknown>>(sql`
    SELECT place.driver_id AS "driverId", (monday.date + place.slot / 2)::text AS date,
      CASE place.slot % 2 WHEN 0 THEN 'day' ELSE 'night' END AS shift
    FROM schedule_weeks AS week
    CROSS JOIN LATERAL (SELECT to_date(week.year || '-' || week.week, 'IYYY-IW') AS date) AS monday
    JOIN schedule_places AS place ON place.week_id = week.id
    WHERE week.published_at IS NOT NULL AND place.car_id = ${carId}::uuid
      AND monday.date + place.slot / 2 BETWEEN ${from}::date AND ${to}::date
    ORDER BY 2, 3`)
  return rows.map(({ driverId, date, shift }) => ({ driverId, slot: { date, shift } }))
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
