import { and, asc, desc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { services } from './tables.ts'

export type ServiceRow = typeof services.$inferSelect

const inTime = [
  asc(services.serviceDate),
  asc(services.serviceTime),
  sql`${services.reg} collate "C"`,
  asc(services.id),
] as const

export async function servicesOfDays(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<ServiceRow[]> {
  return queries
    .select()
    .from(services)
    .where(and(gte(services.serviceDate, first), lte(services.serviceDate, last)))
    .orderBy(...inTime)
}

export async function servicesFrom(queries: Queries, first: CalendarDate): Promise<ServiceRow[]> {
  return queries
    .select()
    .from(services)
    .where(gte(services.serviceDate, first))
    .orderBy(...inTime)
}

export async function newestSealedLinks(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: services.sealedKey })
    .from(services)
    .orderBy(desc(services.createdAt))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}

/** Those of the car, or the one, that has this id. */
export async function servicesById(queries: Queries, id: string): Promise<ServiceRow[]> {
  return queries
    .select()
    .from(services)
    .where(or(eq(services.carId, id), eq(services.id, id)))
    .orderBy(...inTime)
}

/** Nobody else changes it until the transaction ends. */
export async function lockedService(tx: Tx, id: string): Promise<ServiceRow | undefined> {
  const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update')
  return row
}

export async function insertService(tx: Tx, row: ServiceRow): Promise<void> {
  await tx.insert(services).values(row)
}

export async function changeService(tx: Tx, id: string, change: Partial<ServiceRow>): Promise<void> {
  await tx.update(services).set(change).where(eq(services.id, id))
}

/** False where there is no such service. */
export async function deleteService(tx: Tx, id: string): Promise<boolean> {
  const removed = await tx.delete(services).where(eq(services.id, id)).returning({ id: services.id })
  return removed.length > 0
}

/** @param time HH:MM */
export async function deleteServicesAfter(
  tx: Tx,
  carId: string,
  date: CalendarDate,
  time: string,
): Promise<void> {
  const coming = or(
    gt(services.serviceDate, date),
    and(eq(services.serviceDate, date), gt(services.serviceTime, time)),
  )
  await tx.delete(services).where(and(eq(services.carId, carId), coming))
}

/** Confirmed or not; undefined where no service has this link any more. */
export async function serviceOfKey(queries: Queries, fingerprint: string): Promise<ServiceRow | undefined> {
  const [row] = await queries.select().from(services).where(eq(services.keyFingerprint, fingerprint))
  return row
}

/** Whether the link is one that is still to be confirmed. */
export async function awaitsConfirmation(queries: Queries, fingerprint: string): Promise<boolean> {
  const rows = await queries.select({ id: services.id }).from(services).where(awaiting(fingerprint))
  return rows.length > 0
}

/** The id of what is confirmed now and was not before. */
export async function storeConfirmation(
  tx: Tx,
  fingerprint: string,
  at: string,
): Promise<string | undefined> {
  const [confirmed] = await tx
    .update(services)
    .set({ confirmedAt: at })
    .where(awaiting(fingerprint))
    .returning({ id: services.id })
  return confirmed?.id
}

function awaiting(fingerprint: string) {
  return and(eq(services.keyFingerprint, fingerprint), isNull(services.confirmedAt))
}
