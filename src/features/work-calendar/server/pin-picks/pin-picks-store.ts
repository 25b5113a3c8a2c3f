import { and, asc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { pinPicks } from '../tables.ts'

export type PinPick = typeof pinPicks.$inferSelect

export async function storePinPicks(tx: Tx, picks: readonly PinPick[]): Promise<void> {
  await tx.insert(pinPicks).values([...picks])
}

/** Those of one link, in the order of time. @param lock lets two presses of the link follow each other */
export async function picksOfLink(
  queries: Queries,
  keyFingerprint: string,
  lock: 'lock' | 'look' = 'look',
): Promise<PinPick[]> {
  const query = queries
    .select()
    .from(pinPicks)
    .where(eq(pinPicks.keyFingerprint, keyFingerprint))
    .orderBy(asc(pinPicks.date), asc(pinPicks.shift))
  return lock === 'lock' ? query.for('update') : query
}

export async function markDisowned(
  tx: Tx,
  id: string,
  told: { readonly disownedAt: string; readonly outcome: 'free' | 'changed-before' },
): Promise<void> {
  await tx.update(pinPicks).set(told).where(eq(pinPicks.id, id))
}

/** What the office has still to be told of, the latest first. */
export async function unresolvedPicks(queries: Queries): Promise<PinPick[]> {
  const rows = await queries
    .select()
    .from(pinPicks)
    .where(and(isNotNull(pinPicks.disownedAt), isNull(pinPicks.settledAt)))
    .orderBy(asc(pinPicks.disownedAt), asc(pinPicks.date), asc(pinPicks.shift))
  return rows.reverse()
}

/** @returns false where the list has no such pick any more */
export async function resolvePick(tx: Tx, id: string, settledAt: string): Promise<boolean> {
  const settled = await tx
    .update(pinPicks)
    .set({ settledAt })
    .where(and(eq(pinPicks.id, id), isNotNull(pinPicks.disownedAt), isNull(pinPicks.settledAt)))
    .returning({ id: pinPicks.id })
  return settled.length > 0
}

export async function givePinPicks(tx: Tx, fromDriverId: string, toDriverId: string): Promise<void> {
  await tx.update(pinPicks).set({ driverId: toDriverId }).where(eq(pinPicks.driverId, fromDriverId))
}

export async function forgetPinPicksOf(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(pinPicks).where(eq(pinPicks.driverId, driverId))
}

/** Of shifts before this date. */
export async function forgetOldPinPicks(queries: Queries, before: CalendarDate): Promise<void> {
  await queries.delete(pinPicks).where(lt(pinPicks.date, before))
}
