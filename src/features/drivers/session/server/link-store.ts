import { desc, eq } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { calendarSubscriptions } from './tables.ts'

type LinkRow = typeof calendarSubscriptions.$inferSelect

export async function linkRowOf(queries: Queries, driverId: string): Promise<LinkRow | undefined> {
  const [row] = await queries
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.driverId, driverId))
  return row
}

export async function driverWithKey(queries: Queries, fingerprint: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ driverId: calendarSubscriptions.driverId })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.keyFingerprint, fingerprint))
  return row?.driverId
}

export async function storeLink(tx: Tx, row: LinkRow): Promise<void> {
  const { driverId: _driver, ...values } = row
  await tx
    .insert(calendarSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: calendarSubscriptions.driverId, set: values })
}

/** The driver gets the link of another record; there must be no other one. */
export async function giveLink(tx: Tx, fromDriverId: string, toDriverId: string): Promise<void> {
  await tx
    .update(calendarSubscriptions)
    .set({ driverId: toDriverId })
    .where(eq(calendarSubscriptions.driverId, fromDriverId))
}

export async function removeLink(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.driverId, driverId))
}

export function allLinks(queries: Queries): Promise<LinkRow[]> {
  return queries.select().from(calendarSubscriptions).orderBy(calendarSubscriptions.driverId)
}

export async function newestSealedLinks(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: calendarSubscriptions.sealedKey })
    .from(calendarSubscriptions)
    .orderBy(desc(calendarSubscriptions.createdAt))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}
