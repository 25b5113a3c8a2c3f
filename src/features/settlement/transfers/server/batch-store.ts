import { and, asc, desc, eq, inArray, isNotNull, like, notExists, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import {
  transferApprovals,
  transferBatches,
  transferFiles,
  transferOrders,
  transferOutside,
} from './tables.ts'

export type BatchRow = typeof transferBatches.$inferSelect
export type OrderRow = typeof transferOrders.$inferSelect
export type FileRow = typeof transferFiles.$inferSelect
export type OutsideRow = typeof transferOutside.$inferSelect
export type ApprovalRow = typeof transferApprovals.$inferSelect

/** Rows of one statement at the most; PostgreSQL takes 65,535 values. */
const AT_ONCE = 500

export async function batchRow(
  queries: Queries | Tx,
  id: string,
  how: 'look' | 'lock' = 'look',
): Promise<BatchRow | undefined> {
  const query = queries.select().from(transferBatches).where(eq(transferBatches.id, id))
  const [row] = await (how === 'lock' ? query.for('update') : query)
  return row
}

/** By number: `P/2026/48/1`. */
export async function batchIds(queries: Queries, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await queries
    .select({ id: transferBatches.id, number: transferBatches.number })
    .from(transferBatches)
    .where(inArray(transferBatches.number, [...numbers]))
  return new Map(rows.map(({ id, number }) => [number, id]))
}

export function ordersOf(queries: Queries, batchId: string): Promise<OrderRow[]> {
  return queries
    .select()
    .from(transferOrders)
    .where(eq(transferOrders.batchId, batchId))
    .orderBy(asc(transferOrders.position))
}

export function outsideOf(queries: Queries, batchId: string): Promise<OutsideRow[]> {
  return queries
    .select()
    .from(transferOutside)
    .where(eq(transferOutside.batchId, batchId))
    .orderBy(asc(transferOutside.statement))
}

export function approvalsOf(queries: Queries, batchId: string): Promise<ApprovalRow[]> {
  return queries
    .select()
    .from(transferApprovals)
    .where(eq(transferApprovals.batchId, batchId))
    .orderBy(asc(transferApprovals.at), asc(transferApprovals.userId))
}

export function filesOf(queries: Queries, batchId: string): Promise<FileRow[]> {
  return queries
    .select()
    .from(transferFiles)
    .where(eq(transferFiles.batchId, batchId))
    .orderBy(asc(transferFiles.part))
}

/** Also of batches that were thrown away: no number comes again. @param start as `P/2026/47/` */
export async function usedNumbers(queries: Queries, start: string): Promise<string[]> {
  const rows = await queries
    .select({ number: transferBatches.number })
    .from(transferBatches)
    .where(like(transferBatches.number, `${start}%`))
  return rows.map(({ number }) => number)
}

export async function addBatch(
  tx: Tx,
  batch: typeof transferBatches.$inferInsert,
  orders: readonly (typeof transferOrders.$inferInsert)[],
  outside: readonly (typeof transferOutside.$inferInsert)[],
): Promise<void> {
  await tx.insert(transferBatches).values(batch)
  for (let at = 0; at < orders.length; at += AT_ONCE)
    await tx.insert(transferOrders).values(orders.slice(at, at + AT_ONCE))
  for (let at = 0; at < outside.length; at += AT_ONCE)
    await tx.insert(transferOutside).values(outside.slice(at, at + AT_ONCE))
}

export async function changeBatch(tx: Tx, id: string, change: Partial<BatchRow>): Promise<void> {
  await tx.update(transferBatches).set(change).where(eq(transferBatches.id, id))
}

/** The orders of a batch that was thrown away hold nothing any more. */
export async function releaseRows(tx: Tx, batchId: string): Promise<void> {
  await tx.update(transferOrders).set({ standing: false }).where(eq(transferOrders.batchId, batchId))
}

/** The orders of a batch that were not returned went out. */
export async function markPaid(tx: Tx, batchId: string): Promise<void> {
  await tx
    .update(transferOrders)
    .set({ paid: true })
    .where(and(eq(transferOrders.batchId, batchId), eq(transferOrders.standing, true)))
}

export async function markReturned(
  tx: Tx,
  { batchId, statement }: { readonly batchId: string; readonly statement: string },
  deed: { readonly at: string; readonly by: string; readonly reason: string },
): Promise<void> {
  await tx
    .update(transferOrders)
    .set({ standing: false, returnedAt: deed.at, returnedBy: deed.by, returnReason: deed.reason })
    .where(and(eq(transferOrders.batchId, batchId), eq(transferOrders.statement, statement)))
}

/** That it came back was a mistake: it stands as before. @param paid a person saw at the bank that it went */
export async function markNotReturned(
  tx: Tx,
  { batchId, statement }: { readonly batchId: string; readonly statement: string },
  paid: boolean,
): Promise<void> {
  await tx
    .update(transferOrders)
    .set({ standing: true, paid, returnedAt: null, returnedBy: null, returnReason: null })
    .where(and(eq(transferOrders.batchId, batchId), eq(transferOrders.statement, statement)))
}

/** Twice is once. */
export async function addApproval(tx: Tx, approval: ApprovalRow): Promise<void> {
  await tx.insert(transferApprovals).values(approval).onConflictDoNothing()
}

export async function addFiles(tx: Tx, files: readonly FileRow[]): Promise<void> {
  for (const file of files) await tx.insert(transferFiles).values(file)
}

/** What a person's batches came to that left on that day and that nobody else agreed to. */
export async function sentAlone(queries: Queries, userId: string, date: CalendarDate): Promise<Grosze> {
  const approval = queries
    .select({ one: sql`1` })
    .from(transferApprovals)
    .where(eq(transferApprovals.batchId, transferBatches.id))
  const [row] = await queries
    .select({ total: sql<string>`coalesce(sum(${transferBatches.total}), 0)` })
    .from(transferBatches)
    .where(
      and(
        eq(transferBatches.preparedById, userId),
        eq(transferBatches.exportedOn, date),
        notExists(approval),
      ),
    )
  return Number(row?.total ?? 0) as Grosze
}

/** When the first batch of all left; undefined while none has. An instant. */
export async function firstExport(queries: Queries): Promise<string | undefined> {
  const [row] = await queries
    .select({ at: transferBatches.exportedAt })
    .from(transferBatches)
    .where(isNotNull(transferBatches.exportedAt))
    .orderBy(asc(transferBatches.exportedAt))
    .limit(1)
  return row?.at ?? undefined
}

/** By driver, what is sealed of the last order that left and did not come back. */
export async function lastSentOrders(
  queries: Queries,
): Promise<Map<string, { readonly sealed: string; readonly exportedAt: string }>> {
  const rows = await queries
    .selectDistinctOn([transferOrders.driverId], {
      driverId: transferOrders.driverId,
      sealed: transferOrders.sealed,
      exportedAt: transferBatches.exportedAt,
    })
    .from(transferOrders)
    .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
    .where(and(eq(transferOrders.standing, true), isNotNull(transferBatches.exportedAt)))
    .orderBy(
      transferOrders.driverId,
      desc(transferBatches.exportedAt),
      desc(transferBatches.preparedAt),
      desc(transferOrders.statement),
    )
  return new Map(
    rows.map(({ driverId, sealed, exportedAt }) => [driverId, { sealed, exportedAt: exportedAt ?? '' }]),
  )
}

/**
 * The file with this digest, and whose it is: of equal bytes the last batch's, as an order that came back
 * goes out again in a file of its own that may be the same.
 */
export async function fileByDigest(
  queries: Queries,
  digest: string,
): Promise<{ batchId: string; part: number; parts: number } | undefined> {
  const [row] = await queries
    .select({ batchId: transferFiles.batchId, part: transferFiles.part, parts: transferFiles.parts })
    .from(transferFiles)
    .innerJoin(transferBatches, eq(transferBatches.id, transferFiles.batchId))
    .where(eq(transferFiles.digest, digest))
    .orderBy(desc(transferBatches.exportedAt), desc(transferBatches.preparedAt))
    .limit(1)
  return row
}

/** How many orders of these batches came back. */
export async function returnedCounts(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: transferOrders.batchId, count: sql<number>`count(*)::int` })
    .from(transferOrders)
    .where(and(inArray(transferOrders.batchId, [...ids]), isNotNull(transferOrders.returnedAt)))
    .groupBy(transferOrders.batchId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
