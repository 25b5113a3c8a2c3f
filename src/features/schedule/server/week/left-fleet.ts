import { sql } from 'drizzle-orm'
import { listedDrivers } from '#features/drivers/server/public.ts'
import { vehiclesOfFleet } from '#features/fleet/vehicles/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Ids of what a generated week still names, although it has left the fleet since (D26, D47). */
export interface LeftFleet {
  readonly cars: readonly string[]
  readonly drivers: readonly string[]
}

/** In one order; nothing where the week is not generated. */
export async function leftFleet(queries: Queries, { year, week }: Week): Promise<LeftFleet> {
  const found = await queries.execute<{ what: 'car' | 'driver'; id: string }>(sql`
    SELECT 'car' AS what, car.car_id AS id FROM schedule_weeks AS week
    JOIN schedule_cars AS car ON car.week_id = week.id
    WHERE week.year = ${year} AND week.week = ${week} AND car.car_id NOT IN (${vehiclesOfFleet()})
    UNION ALL
    SELECT 'driver', driver.driver_id FROM schedule_weeks AS week
    JOIN schedule_drivers AS driver ON driver.week_id = week.id
    WHERE week.year = ${year} AND week.week = ${week} AND driver.driver_id NOT IN (${listedDrivers()})
    ORDER BY 1, 2`)
  const idsOf = (what: string): string[] => found.rows.filter((row) => row.what === what).map(({ id }) => id)
  return { cars: idsOf('car'), drivers: idsOf('driver') }
}
