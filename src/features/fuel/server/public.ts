import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { countingFuel, fuelBetween } from './entry-store.ts'
import { fuelDoor } from './fuel-access.ts'
import { readFuelPassword } from './password-store.ts'
import { fuelEntries } from './tables.ts'

/** Another one with each new password; undefined while there is none. */
export async function fuelPasswordRevision(queries: Queries): Promise<number | undefined> {
  return (await readFuelPassword(queries))?.revision
}

/** What a driver fuelled and worked in a shift. */
interface ShiftFuel {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  /** An entry without litres says nothing of fuel. */
  readonly petrolMl: number
  readonly gasMl: number
  /** Null where none were entered. */
  readonly workedMinutes: number | null
  /** Grosze */
  readonly cost: number
}

/** All that was sent for these dates, both included, by date, day before night. */
export function fuelOfPeriod(queries: Queries, from: CalendarDate, to: CalendarDate): Promise<ShiftFuel[]> {
  return fuelBetween(queries, from, to)
}

/** The fuel page's password as its door. */
export async function fuelDoorOfNow(queries: Queries): Promise<{ readonly secret: string }> {
  return fuelDoor(await readFuelPassword(queries))
}

/** `consumptionOf` of a row that has `fuelled_ml` beside `mileage_m`. */
export const consumptionSql: SQL = sql`CASE WHEN mileage_m > 0 THEN round(fuelled_ml::numeric * 10000 / mileage_m)::bigint END`

/**
 * A query of what was sent for the shifts of these dates, both included: (driver_id, date, shift, fuelled_ml,
 * fuel_page_grosze, worked_minutes). An entry without litres says nothing of fuel.
 */
export function fuelledShifts(from: CalendarDate, to: CalendarDate): SQL {
  const took = sql`petrol_ml + gas_ml > 0`
  return sql`
    SELECT driver_id, date, shift, CASE WHEN ${took} THEN petrol_ml + gas_ml END AS fuelled_ml,
      CASE WHEN ${took} THEN cost_grosze END AS fuel_page_grosze, worked_minutes
    FROM ${fuelEntries} WHERE date BETWEEN ${from} AND ${to} AND ${countingFuel}`
}
