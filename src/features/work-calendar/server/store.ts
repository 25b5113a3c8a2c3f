import { desc, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { calendarSubscriptions, freeShiftPickers } from './tables.ts'

export type SubscriptionRow = typeof calendarSubscriptions.$inferSelect

export async function subscriptionOf(
  queries: Queries,
  driverId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.driverId, driverId))
  return row
}

export async function subscriberOf(queries: Queries, fingerprint: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ driverId: calendarSubscriptions.driverId })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.keyFingerprint, fingerprint))
  return row?.driverId
}

export async function storeSubscription(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { driverId: _driver, ...values } = row
  await tx
    .insert(calendarSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: calendarSubscriptions.driverId, set: values })
}

export function allSubscriptions(queries: Queries): Promise<SubscriptionRow[]> {
  return queries.select().from(calendarSubscriptions).orderBy(calendarSubscriptions.driverId)
}

export async function newestSealedSubscriptions(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: calendarSubscriptions.sealedKey })
    .from(calendarSubscriptions)
    .orderBy(desc(calendarSubscriptions.createdAt))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}

export async function removeSubscription(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.driverId, driverId))
}

/** Lets one driver's picks follow each other: two at once could break a rule that neither breaks alone. Held until the transaction ends. */
export async function lockPicker(tx: Tx, driverId: string, pickedAt: string): Promise<void> {
  await tx
    .insert(freeShiftPickers)
    .values({ driverId, pickedAt })
    .onConflictDoUpdate({ target: freeShiftPickers.driverId, set: { pickedAt: sql`excluded.picked_at` } })
}
