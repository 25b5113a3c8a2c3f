import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { vehicleChoices, vehicles } from './tables.ts'

export type VehicleRow = typeof vehicles.$inferSelect

export async function vehiclesByRegistration(queries: Queries): Promise<VehicleRow[]> {
  return queries.select().from(vehicles).orderBy(sql`${vehicles.reg} collate "C"`)
}

export async function insertVehicle(tx: Tx, row: VehicleRow): Promise<void> {
  await tx.insert(vehicles).values(row)
}

/** False where there is no such vehicle. */
export async function changeVehicle(tx: Tx, { id, ...values }: VehicleRow): Promise<boolean> {
  const changed = await tx
    .update(vehicles)
    .set(values)
    .where(eq(vehicles.id, id))
    .returning({ id: vehicles.id })
  return changed.length > 0
}

export async function removeVehicle(tx: Tx, id: string): Promise<void> {
  await tx.delete(vehicles).where(eq(vehicles.id, id))
}

export type Choice = Omit<typeof vehicleChoices.$inferSelect, 'id'>

export async function allChoices(queries: Queries): Promise<Choice[]> {
  return queries
    .select({
      kind: vehicleChoices.kind,
      make: vehicleChoices.make,
      name: vehicleChoices.name,
      position: vehicleChoices.position,
    })
    .from(vehicleChoices)
    .orderBy(asc(vehicleChoices.position), sql`${vehicleChoices.name} collate "C"`)
}

export async function addChoices(queries: Queries, choices: readonly Choice[]): Promise<void> {
  await queries
    .insert(vehicleChoices)
    .values(choices.map((choice) => ({ id: randomUUID(), ...choice })))
    .onConflictDoNothing()
}
