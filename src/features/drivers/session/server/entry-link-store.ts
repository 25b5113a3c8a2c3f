import { eq, lt } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { entryLinks } from './tables.ts'

export type EntryLinkRow = typeof entryLinks.$inferSelect

export async function insertEntryLinks(tx: Tx, rows: readonly EntryLinkRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(entryLinks).values([...rows])
}

/** @param lock nobody else changes it until the transaction ends */
export async function entryLinkOf(
  queries: Queries,
  fingerprint: string,
  lock: 'lock' | 'look',
): Promise<EntryLinkRow | undefined> {
  const query = queries.select().from(entryLinks).where(eq(entryLinks.keyFingerprint, fingerprint))
  const [row] = lock === 'lock' ? await query.for('update') : await query
  return row
}

export async function noteOpening(
  tx: Tx,
  id: string,
  opened: Pick<EntryLinkRow, 'devices' | 'sessions' | 'openings'>,
): Promise<void> {
  await tx.update(entryLinks).set(opened).where(eq(entryLinks.id, id))
}

/** The oldest first. */
export async function entryLinksOf(queries: Queries, driverId: string): Promise<EntryLinkRow[]> {
  return queries
    .select()
    .from(entryLinks)
    .where(eq(entryLinks.driverId, driverId))
    .orderBy(entryLinks.createdAt, entryLinks.id)
}

export async function removeEntryLinks(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(entryLinks).where(eq(entryLinks.driverId, driverId))
}

/** @param instant those that ended before it */
export async function forgetEntryLinksBefore(queries: Queries, instant: string): Promise<void> {
  await queries.delete(entryLinks).where(lt(entryLinks.endsAt, instant))
}
