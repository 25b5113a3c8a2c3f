import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Which drivers belong to which car (Spec 2 §3 'Car driver'). */
export const carDrivers = pgTable(
  'car_drivers',
  {
    id: uuid().primaryKey(),
    carId: uuid('car_id').notNull(),
    driverId: uuid('driver_id').notNull(),
    primaryCar: boolean('primary_car').notNull(),
  },
  (table) => [
    unique('car_drivers_once').on(table.carId, table.driverId),
    /** A driver has one primary car at the most. */
    uniqueIndex('car_drivers_one_primary').on(table.driverId).where(sql`${table.primaryCar}`),
    index('car_drivers_driver').on(table.driverId),
  ],
)
