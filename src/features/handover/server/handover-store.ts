import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { vehiclesOfFleet } from '#features/fleet/vehicles/server/public.ts'
import { forgetPhotos } from '#features/photos/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { handovers, vehicleDamages } from './tables.ts'

export type Handover = typeof handovers.$inferSelect
export type Damage = typeof vehicleDamages.$inferSelect

const counts = eq(handovers.standing, 'counts')
const newestFirst = [desc(handovers.at), desc(handovers.receivedAt), desc(handovers.id)] as const

export async function insertHandover(tx: Tx, row: Handover): Promise<void> {
  await tx.insert(handovers).values(row)
}

export async function handoverById(queries: Queries, id: string): Promise<Handover | undefined> {
  const [row] = await queries.select().from(handovers).where(eq(handovers.id, id))
  return row
}

/** What one driver has handed over of these dates, in the order of time. */
export function handoversOfDriver(
  queries: Queries,
  driverId: string,
  from: CalendarDate,
): Promise<Handover[]> {
  return queries
    .select()
    .from(handovers)
    .where(and(eq(handovers.driverId, driverId), gte(handovers.date, from)))
    .orderBy(asc(handovers.at))
}

export async function countSince(queries: Queries, driverId: string, since: string): Promise<number> {
  return queries.$count(handovers, and(eq(handovers.driverId, driverId), gte(handovers.receivedAt, since)))
}

/** The last one of a car that counts, whosever it was. */
export async function lastOfVehicle(queries: Queries, vehicleId: string): Promise<Handover | undefined> {
  const [row] = await queries
    .select()
    .from(handovers)
    .where(and(eq(handovers.vehicleId, vehicleId), counts))
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

/** Of a car, the newest first. @param before instant; those done earlier */
export function handoversOfVehicle(
  queries: Queries,
  vehicleId: string,
  limit: number,
  before?: string,
): Promise<Handover[]> {
  const earlier = before === undefined ? undefined : lt(handovers.at, before)
  return queries
    .select()
    .from(handovers)
    .where(and(eq(handovers.vehicleId, vehicleId), earlier))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Of a car, done between two instants, as far as they count. */
export function handoversBetween(
  queries: Queries,
  vehicleId: string,
  from: string,
  until: string,
): Promise<Handover[]> {
  return queries
    .select()
    .from(handovers)
    .where(and(eq(handovers.vehicleId, vehicleId), counts, gte(handovers.at, from), lt(handovers.at, until)))
    .orderBy(asc(handovers.at))
}

/** Objections that the office has not settled, the oldest first. */
export function waitingObjections(queries: Queries): Promise<Handover[]> {
  return queries
    .select()
    .from(handovers)
    .where(and(ne(handovers.objection, ''), isNull(handovers.settledAt), counts))
    .orderBy(asc(handovers.at))
}

/** Those of cars that the week gave to nobody or others, not judged by the office yet; oldest first. */
export function unplannedWaiting(queries: Queries): Promise<Handover[]> {
  return queries.select().from(handovers).where(eq(handovers.standing, 'waits')).orderBy(asc(handovers.at))
}

/** Undefined where it waits no more, or is none. */
export async function judgeUnplanned(
  tx: Tx,
  id: string,
  judged: Pick<Handover, 'standing' | 'judgedAt' | 'judgedBy'>,
): Promise<Handover | undefined> {
  const [row] = await tx
    .update(handovers)
    .set(judged)
    .where(and(eq(handovers.id, id), eq(handovers.standing, 'waits')))
    .returning()
  return row
}

/** False where it is settled, or none. */
export async function settleObjection(
  tx: Tx,
  id: string,
  settled: Pick<Handover, 'settledAt' | 'settledBy' | 'settledNote'>,
): Promise<boolean> {
  const done = await tx
    .update(handovers)
    .set(settled)
    .where(and(eq(handovers.id, id), ne(handovers.objection, ''), isNull(handovers.settledAt)))
    .returning({ id: handovers.id })
  return done.length > 0
}

/** Of a hand-over that the office has not accepted, or has rejected, nothing is told. */
const isTold = sql`not exists (
  select from handovers h where h.id = ${vehicleDamages.handoverId} and h.standing <> 'counts')`

/**
 * Of a car, told by hand-overs that count, the oldest first.
 * @param open those that are not repaired alone
 */
export function damagesOf(queries: Queries, vehicleId: string, open: boolean): Promise<Damage[]> {
  const { repairedAt, notedAt, id } = vehicleDamages
  return queries
    .select()
    .from(vehicleDamages)
    .where(and(eq(vehicleDamages.vehicleId, vehicleId), isTold, open ? isNull(repairedAt) : undefined))
    .orderBy(asc(notedAt), asc(id))
}

/** Of cars of the fleet, those that nobody of the office has seen yet, the oldest first. */
export function unseenDamages(queries: Queries): Promise<Damage[]> {
  const { seenAt, repairedAt, vehicleId, notedAt, id } = vehicleDamages
  const inFleet = sql`${vehicleId} in (${vehiclesOfFleet()})`
  return queries
    .select()
    .from(vehicleDamages)
    .where(and(isNull(seenAt), isNull(repairedAt), isTold, inFleet))
    .orderBy(asc(notedAt), asc(id))
}

export async function insertDamages(tx: Tx, rows: readonly Damage[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(vehicleDamages)
      .values([...rows])
      .onConflictDoNothing()
}

/** Held until the transaction ends. */
export async function lockDamage(tx: Tx, id: string): Promise<Damage | undefined> {
  const [row] = await tx.select().from(vehicleDamages).where(eq(vehicleDamages.id, id)).for('update')
  return row
}

export async function changeDamage(tx: Tx, id: string, change: Partial<Damage>): Promise<void> {
  await tx.update(vehicleDamages).set(change).where(eq(vehicleDamages.id, id))
}

/** Forgets what was handed over before, and what was repaired before; mileage stays, which names nobody. */
export async function forgetHandoversBefore(tx: Tx, instant: string): Promise<void> {
  const gone = await tx.delete(handovers).where(lt(handovers.at, instant)).returning({ id: handovers.id })
  await forgetPhotos(
    tx,
    'handover',
    gone.map(({ id }) => id),
  )
  await tx.delete(vehicleDamages).where(lt(vehicleDamages.repairedAt, instant))
  await tx.execute(sql`
    update mileage_readings set handover_id = null
    where handover_id is not null and not exists (select from handovers where handovers.id = handover_id)`)
}

/** The person is gone: what was handed over stays, without anybody's name and words. */
export async function forgetDriver(tx: Tx, driverId: string): Promise<void> {
  await tx.execute(sql`
    update vehicle_damages set remark = '' where handover_id in (select id from handovers where driver_id = ${driverId}::uuid)`)
  await tx
    .update(handovers)
    .set({ driverId: null, remark: '', objection: '', settledNote: '', settledAt: null })
    .where(eq(handovers.driverId, driverId))
}

export async function giveHandovers(tx: Tx, from: string, to: string): Promise<number> {
  const given = await tx
    .update(handovers)
    .set({ driverId: to })
    .where(eq(handovers.driverId, from))
    .returning({ id: handovers.id })
  return given.length
}

/** All of one driver, and the marks made with them, the oldest first. */
export async function allOfDriver(
  queries: Queries,
  driverId: string,
): Promise<{ readonly handovers: readonly Handover[]; readonly damages: readonly Damage[] }> {
  const own = await queries
    .select()
    .from(handovers)
    .where(eq(handovers.driverId, driverId))
    .orderBy(asc(handovers.at))
  const ids = own.map(({ id }) => id)
  const damages =
    ids.length === 0
      ? []
      : await queries
          .select()
          .from(vehicleDamages)
          .where(inArray(vehicleDamages.handoverId, ids))
          .orderBy(asc(vehicleDamages.notedAt))
  return { handovers: own, damages }
}
