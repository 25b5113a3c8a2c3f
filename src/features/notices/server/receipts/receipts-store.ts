import { eq, inArray, sql } from 'drizzle-orm'
import { scheduleWeeks } from '#features/roster/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { scheduleReceipts } from '../tables.ts'

export type Receipt = typeof scheduleReceipts.$inferSelect

export async function receiptsOf(
  queries: Queries,
  changeIds: readonly string[],
): Promise<Map<string, Receipt>> {
  if (changeIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(scheduleReceipts)
    .where(inArray(scheduleReceipts.changeId, [...changeIds]))
  return new Map(rows.map((row) => [row.changeId, row]))
}

/** Instead of a revision: the driver had the change on the screen, and has not said so. */
export const ONLY_SEEN = ''

/** That a driver had changes on the screen; says nothing of those that were read, in whatever state. */
export async function noteSeen(queries: Queries, seen: readonly Omit<Receipt, 'revision'>[]): Promise<void> {
  if (seen.length === 0) return
  await queries
    .insert(scheduleReceipts)
    .values(seen.map((each) => ({ ...each, revision: ONLY_SEEN })))
    .onConflictDoNothing()
}

/**
 * A later state takes the place of an earlier one; a state that was read keeps the instant of the first time.
 */
export async function keepReceipts(tx: Tx, receipts: readonly Receipt[]): Promise<void> {
  if (receipts.length === 0) return
  await tx
    .insert(scheduleReceipts)
    .values([...receipts])
    .onConflictDoUpdate({
      target: scheduleReceipts.changeId,
      set: { revision: sql`excluded.revision`, readAt: sql`excluded.read_at` },
      setWhere: sql`${scheduleReceipts.revision} <> excluded.revision`,
    })
}

/** What a driver has read or only seen, oldest first, with the week it was of. */
export async function receiptsOfDriver(queries: Queries, driverId: string) {
  return queries
    .select({
      revision: scheduleReceipts.revision,
      readAt: scheduleReceipts.readAt,
      year: scheduleWeeks.year,
      week: scheduleWeeks.week,
    })
    .from(scheduleReceipts)
    .innerJoin(scheduleWeeks, eq(scheduleWeeks.id, scheduleReceipts.weekId))
    .where(eq(scheduleReceipts.driverId, driverId))
    .orderBy(scheduleReceipts.readAt)
}

/** @returns how many */
export async function giveReceipts(tx: Tx, fromDriverId: string, toDriverId: string): Promise<number> {
  const given = await tx
    .update(scheduleReceipts)
    .set({ driverId: toDriverId })
    .where(eq(scheduleReceipts.driverId, fromDriverId))
    .returning({ id: scheduleReceipts.changeId })
  return given.length
}

export async function forgetReceiptsOf(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(scheduleReceipts).where(eq(scheduleReceipts.driverId, driverId))
}
