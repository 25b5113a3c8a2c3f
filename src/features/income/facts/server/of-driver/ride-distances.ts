import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { INCOME_APPS, RIDE_APPS, type RideApp } from '../../domain/income-kinds.ts'
import { counted } from '../sources/sources-store.ts'

/** Rides of one app in one shift, as the app told them one by one. */
export interface DistancesOfShift {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  readonly app: RideApp
  /** Driven to their end. */
  readonly rides: number
  /** Those of them whose distance was told. */
  readonly measured: number
  readonly metres: number
}

/** Of all drivers' shifts between two days, both included. */
export async function rideDistances(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DistancesOfShift[]> {
  type Row = Omit<DistancesOfShift, 'app'> & { readonly app: number }
  const { rows } = await queries.execute<Row & Record<string, unknown>>(sql`
    WITH ride AS (
      SELECT ref.driver_id, told.date, told.shift, told.app, told.key,
        max(${counted('rides')}) AS rides, max(${counted('distance')}) AS metres
      FROM platform_drivers AS ref
      JOIN income_statements AS told ON told.ref_id = ref.id AND told.holds AND told.app > 0
        AND told.shift IS NOT NULL AND told.of_ride IS NULL
      WHERE ref.driver_id IS NOT NULL AND told.date BETWEEN ${from} AND ${to}
      GROUP BY ref.driver_id, told.date, told.shift, told.app, told.key
    )
    SELECT driver_id AS "driverId", date::text AS date, shift, app::integer AS app, count(*)::integer AS rides,
      count(metres)::integer AS measured, coalesce(sum(metres), 0)::integer AS metres
    FROM ride WHERE rides > 0
    GROUP BY driver_id, date, shift, app`)
  const names = new Map<number, RideApp>(RIDE_APPS.map((app) => [INCOME_APPS[app], app]))
  return rows.flatMap(({ app, ...row }) => {
    const name = names.get(app)
    return name ? [{ ...row, app: name }] : []
  })
}
