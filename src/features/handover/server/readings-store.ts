import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { vehiclesOfFleet } from '#features/fleet/vehicles/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Handover } from './handover-store.ts'
import { mileageReadings, nextServices } from './tables.ts'

export type Reading = typeof mileageReadings.$inferSelect
export type NextService = typeof nextServices.$inferSelect

const holds = isNull(mileageReadings.correctedBy)
const newestFirst = [
  desc(mileageReadings.at),
  sql`${mileageReadings.correctedBy} is not null`,
  desc(mileageReadings.notedAt),
] as const

export async function insertReading(tx: Tx, row: Reading): Promise<void> {
  await tx.insert(mileageReadings).values(row)
}

/** The mileage that a hand-over tells, once it counts. @param notedAt instant */
export function readingOf(
  tx: Tx,
  { id, vehicleId, at, km }: Pick<Handover, 'id' | 'vehicleId' | 'at' | 'km'>,
  notedAt: string,
): Promise<void> {
  return insertReading(tx, {
    ...{ id: randomUUID(), vehicleId, at, km, source: 'handover', handoverId: id },
    ...{ author: '', notedAt, correctedBy: null },
  })
}

/** The newest one that was not corrected. @param before another one: the newest up to it, itself left out */
export async function newestReading(
  queries: Queries,
  vehicleId: string,
  before?: Pick<Reading, 'id' | 'at'>,
): Promise<Reading | undefined> {
  const earlier = before && and(lte(mileageReadings.at, before.at), ne(mileageReadings.id, before.id))
  const [row] = await queries
    .select()
    .from(mileageReadings)
    .where(and(eq(mileageReadings.vehicleId, vehicleId), holds, earlier))
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

/** The newest ones of a car, corrected ones among them. */
export function readingsOf(queries: Queries, vehicleId: string, limit: number): Promise<Reading[]> {
  return queries
    .select()
    .from(mileageReadings)
    .where(eq(mileageReadings.vehicleId, vehicleId))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** One that still holds, for who corrects it; held until the transaction ends. */
export async function lockReading(tx: Tx, id: string): Promise<Reading | undefined> {
  const [row] = await tx
    .select()
    .from(mileageReadings)
    .where(and(eq(mileageReadings.id, id), holds))
    .for('update')
  return row
}

export async function markCorrected(tx: Tx, id: string, correctedBy: string): Promise<void> {
  await tx.update(mileageReadings).set({ correctedBy }).where(eq(mileageReadings.id, id))
}

/** What holds of these hand-overs' mileages by now, by hand-over: as told, or as corrected since. */
export async function kmOfHandovers(
  queries: Queries,
  handoverIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (handoverIds.length === 0) return new Map()
  const rows = await queries
    .select({ id: mileageReadings.handoverId, km: mileageReadings.km })
    .from(mileageReadings)
    .where(and(inArray(mileageReadings.handoverId, [...handoverIds]), holds))
  return new Map(rows.map(({ id, km }) => [id ?? '', km]))
}

export async function nextServiceOf(queries: Queries, vehicleId: string): Promise<NextService | undefined> {
  const [row] = await queries.select().from(nextServices).where(eq(nextServices.vehicleId, vehicleId))
  return row
}

export async function putNextService(tx: Tx, row: NextService): Promise<void> {
  const { vehicleId: _, ...set } = row
  await tx.insert(nextServices).values(row).onConflictDoUpdate({ target: nextServices.vehicleId, set })
}

export async function forgetNextService(tx: Tx, vehicleId: string): Promise<void> {
  await tx.delete(nextServices).where(eq(nextServices.vehicleId, vehicleId))
}

/** Cars of the fleet whose next service is set, each with its newest reading that holds. */
export async function servicesAhead(
  queries: Queries,
): Promise<readonly { vehicleId: string; nextKm: number; newest: number | null; at: string | null }[]> {
  const { rows } = await queries.execute<{
    vehicle_id: string
    next_km: number
    newest: number | null
    at: string | null
  }>(sql`
    select n.vehicle_id, n.km as next_km, r.km as newest, r.at
    from next_services n
    left join lateral (
      select km, at from mileage_readings m
      where m.vehicle_id = n.vehicle_id and m.corrected_by is null
      order by m.at desc, m.noted_at desc limit 1
    ) r on true
    where n.vehicle_id in (${vehiclesOfFleet()})`)
  return rows.map((row) => ({
    vehicleId: row.vehicle_id,
    nextKm: row.next_km,
    newest: row.newest,
    at: row.at,
  }))
}
