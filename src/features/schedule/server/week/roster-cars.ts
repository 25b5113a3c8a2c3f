import { type SQL, sql } from 'drizzle-orm'

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
