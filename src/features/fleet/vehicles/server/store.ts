import { and, asc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { VehicleRecord } from '../domain/vehicle.ts'
import { vehicles } from './tables.ts'

export type VehicleRow = typeof vehicles.$inferSelect

export async function vehiclesByRegistration(queries: Queries): Promise<VehicleRow[]> {
  return queries.select().from(vehicles).orderBy(sql`${vehicles.reg} collate "C"`)
}

export async function insertVehicle(tx: Tx, row: VehicleRow): Promise<void> {
  await tx.insert(vehicles).values(row)
}

/** Vehicles other than this one that have its registration or its VIN. */
export async function vehiclesAlike(tx: Tx, { id, reg, vin }: VehicleRow): Promise<VehicleRow[]> {
  return tx
    .select()
    .from(vehicles)
    .where(and(ne(vehicles.id, id), or(eq(vehicles.reg, reg), eq(vehicles.vin, vin))))
}

/** The vehicles that have one of these registrations or VINs, locked for whoever changes them. */
export async function vehiclesToImport(
  tx: Tx,
  wanted: readonly { readonly reg: string; readonly vin: string }[],
): Promise<VehicleRow[]> {
  const regs = wanted.map(({ reg }) => reg)
  const vins = wanted.map(({ vin }) => vin)
  return tx
    .select()
    .from(vehicles)
    .where(or(inArray(vehicles.reg, regs), inArray(vehicles.vin, vins)))
    .orderBy(asc(vehicles.id))
    .for('update')
}

/** Lets these vehicles' VINs go, until `overwriteVehicles` gives them others: VINs may be exchanged. */
export async function freeVins(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(vehicles)
    .set({ vin: sql`${vehicles.id}::text` })
    .where(inArray(vehicles.id, [...ids]))
}

export async function insertVehicles(tx: Tx, rows: readonly VehicleRow[]): Promise<void> {
  for (const part of inParts(rows)) await tx.insert(vehicles).values(part)
}

/** Gives vehicles that are there all these values; they keep their registration. */
export async function overwriteVehicles(tx: Tx, rows: readonly VehicleRow[]): Promise<void> {
  const { id: _id, reg: _reg, ...columns } = getTableColumns(vehicles)
  const set = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
  )
  for (const part of inParts(rows)) {
    await tx.insert(vehicles).values(part).onConflictDoUpdate({ target: vehicles.id, set })
  }
}

/** So many rows at once, that a statement's parameters stay within what the protocol can count. */
function* inParts(rows: readonly VehicleRow[]): Generator<VehicleRow[]> {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500)
}

/** The row under the names of the wire. */
export function recordOf({ id: _, sortOrder, serviceDate, ...rest }: VehicleRow): VehicleRecord {
  return { ...rest, sort: sortOrder, service: serviceDate } as VehicleRecord
}

export function rowOf(id: string, { sort, service, ...rest }: VehicleRecord): VehicleRow {
  return { ...rest, id, sortOrder: sort, serviceDate: service }
}

/** One vehicle whole, locked until the transaction ends: who changes it next sees what was changed. */
export async function vehicleToChange(tx: Tx, id: string): Promise<VehicleRow | undefined> {
  const [row] = await tx.select().from(vehicles).where(eq(vehicles.id, id)).for('no key update')
  return row
}

export async function changeVehicle(tx: Tx, { id, ...values }: VehicleRow): Promise<void> {
  await tx.update(vehicles).set(values).where(eq(vehicles.id, id))
}

export async function removeVehicle(tx: Tx, id: string): Promise<void> {
  await tx.delete(vehicles).where(eq(vehicles.id, id))
}
