import { asc, count, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type PaperKind, USUAL_KINDS } from '../domain/usual-kinds.ts'
import { paperKinds, papers } from './tables.ts'

/**
 * The fleet's kinds in their order; before the first change of any, the usual ones, which are no rows yet.
 */
export async function kindsOfFleet(queries: Queries): Promise<readonly PaperKind[]> {
  const rows = await queries.select().from(paperKinds).orderBy(asc(paperKinds.position), asc(paperKinds.id))
  return rows.length === 0 ? USUAL_KINDS : rows
}

/**
 * Makes the usual kinds rows, once: whoever stores the first of them stores the rest, and all others wait for
 * that and find them there, whatever has been changed of them since. Call it before any write.
 */
export async function keepUsualKinds(tx: Tx): Promise<void> {
  const [first, ...rest] = USUAL_KINDS
  if (!first) return
  const stored = await tx
    .insert(paperKinds)
    .values(first)
    .onConflictDoNothing()
    .returning({ id: paperKinds.id })
  if (stored.length > 0) await tx.insert(paperKinds).values(rest)
}

/** @param lock keeps the kind as it is until the transaction ends */
export async function kindById(
  tx: Tx,
  id: string,
  lock: 'share' | 'no key update',
): Promise<PaperKind | undefined> {
  const [row] = await tx.select().from(paperKinds).where(eq(paperKinds.id, id)).for(lock)
  return row
}

/** After all others. */
export async function insertKind(tx: Tx, kind: Omit<PaperKind, 'position'>): Promise<void> {
  const [{ last } = { last: 0 }] = await tx
    .select({ last: sql<number>`coalesce(max(${paperKinds.position}), 0)::int` })
    .from(paperKinds)
  await tx.insert(paperKinds).values({ ...kind, position: last + 1 })
}

export async function changeKind(
  tx: Tx,
  id: string,
  change: Pick<PaperKind, 'name' | 'leadDays' | 'blocks'>,
): Promise<void> {
  await tx.update(paperKinds).set(change).where(eq(paperKinds.id, id))
}

export async function removeKind(tx: Tx, id: string): Promise<void> {
  await tx.delete(paperKinds).where(eq(paperKinds.id, id))
}

/** How many papers there are of each kind that has any. */
export async function papersByKind(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .select({ kindId: papers.kindId, papers: count() })
    .from(papers)
    .groupBy(papers.kindId)
  return new Map(rows.map((row) => [row.kindId, row.papers]))
}
