import { eq } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { carDrivers } from './tables.ts'

export type CarDriverRow = typeof carDrivers.$inferSelect

export async function allAssignments(queries: Queries): Promise<CarDriverRow[]> {
  return queries.select().from(carDrivers)
}

export async function assignmentsOfCar(queries: Queries, carId: string): Promise<CarDriverRow[]> {
  return queries.select().from(carDrivers).where(eq(carDrivers.carId, carId))
}

export async function insertAssignment(tx: Tx, row: CarDriverRow): Promise<void> {
  await tx.insert(carDrivers).values(row)
}

/** False where there is no such assignment. */
export async function removeAssignment(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(carDrivers).where(eq(carDrivers.id, id)).returning({ id: carDrivers.id })
  return removed.length > 0
}

/** False where there is no such assignment. */
export async function changePrimary(tx: Tx, id: string, primaryCar: boolean): Promise<boolean> {
  const changed = await tx
    .update(carDrivers)
    .set({ primaryCar })
    .where(eq(carDrivers.id, id))
    .returning({ id: carDrivers.id })
  return changed.length > 0
}
