import { eq, sql } from 'drizzle-orm'
import { vehiclesWithPlates } from '#features/fleet/vehicles/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { carDrivers } from './tables.ts'

/** The primary car of each driver who has one: driver id to car id. */
export async function primaryCars(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries
    .select({ driverId: carDrivers.driverId, carId: carDrivers.carId })
    .from(carDrivers)
    .where(eq(carDrivers.primaryCar, true))
  return new Map(rows.map((row) => [row.driverId, row.carId]))
}

/** Who is tied to a car, as a main car or beside one. */
export async function driversTiedTo(
  queries: Queries,
  carId: string,
): Promise<{ readonly driverId: string; readonly primaryCar: boolean }[]> {
  const { driverId, primaryCar } = carDrivers
  return queries.select({ driverId, primaryCar }).from(carDrivers).where(eq(carDrivers.carId, carId))
}

/** The cars that a driver is tied to, the main one first. */
export async function carsTiedTo(
  queries: Queries,
  driverId: string,
): Promise<{ readonly carId: string; readonly reg: string; readonly primaryCar: boolean }[]> {
  const { rows } = await queries.execute<{ carId: string; reg: string; primaryCar: boolean }>(sql`
    SELECT tied.car_id AS "carId", car.reg, tied.primary_car AS "primaryCar"
    FROM ${carDrivers} AS tied JOIN (${vehiclesWithPlates()}) AS car ON car.id = tied.car_id
    WHERE tied.driver_id = ${driverId}::uuid
    ORDER BY tied.primary_car DESC, car.reg COLLATE "C"`)
  return rows
}

/** Unties all drivers of a car that is being deleted. */
export async function releaseCar(tx: Tx, carId: string): Promise<void> {
  await tx.delete(carDrivers).where(eq(carDrivers.carId, carId))
}
