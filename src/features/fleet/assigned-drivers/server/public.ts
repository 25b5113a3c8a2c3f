import { eq } from 'drizzle-orm'
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

/** Unties all drivers of a car that is being deleted. */
export async function releaseCar(tx: Tx, carId: string): Promise<void> {
  await tx.delete(carDrivers).where(eq(carDrivers.carId, carId))
}
