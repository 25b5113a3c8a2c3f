import { and, asc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import type { RunFault } from '../../domain/run-fault.ts'
import { boltCompanies, boltConnections } from '../tables.ts'

export type Connection = typeof boltConnections.$inferSelect
export type Company = typeof boltCompanies.$inferSelect

/** The newest last. */
export function allConnections(queries: Queries): Promise<Connection[]> {
  return queries
    .select()
    .from(boltConnections)
    .orderBy(asc(boltConnections.enteredAt), asc(boltConnections.id))
}

export async function connectionOf(queries: Queries, id: string): Promise<Connection | undefined> {
  const [row] = await queries.select().from(boltConnections).where(eq(boltConnections.id, id))
  return row
}

/** Whoever adds a key or asks for a day waits for whoever else does: numbers of both are limited. */
export async function lockBolt(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('bolt')})`)
}

type Entered = Pick<Connection, 'name' | 'sealed' | 'enteredAt' | 'enteredBy'>

export async function insertConnection(tx: Tx, id: string, entered: Entered): Promise<void> {
  await tx.insert(boltConnections).values({ id, ...entered })
}

/** @returns false where there is none */
export async function replaceConnection(tx: Tx, id: string, entered: Entered): Promise<boolean> {
  const changed = await tx
    .update(boltConnections)
    .set({ ...entered, checkedAt: null, checkFault: null })
    .where(eq(boltConnections.id, id))
    .returning({ id: boltConnections.id })
  return changed.length > 0
}

/** @returns false where there is none */
export async function deleteConnection(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(boltConnections)
    .where(eq(boltConnections.id, id))
    .returning({ id: boltConnections.id })
  return gone.length > 0
}

export async function giveUpKey(tx: Tx, id: string): Promise<void> {
  await tx.update(boltConnections).set({ sealed: null }).where(eq(boltConnections.id, id))
}

/** @returns false where somebody has checked since @param before instant */
export async function claimCheck(
  queries: Queries,
  id: string,
  before: string,
  now: string,
): Promise<boolean> {
  const claimed = await queries
    .update(boltConnections)
    .set({ checkedAt: now })
    .where(
      and(
        eq(boltConnections.id, id),
        // A clock that was set back holds up nobody.
        or(
          isNull(boltConnections.checkedAt),
          lt(boltConnections.checkedAt, before),
          sql`${boltConnections.checkedAt} > ${now}`,
        ),
      ),
    )
    .returning({ id: boltConnections.id })
  return claimed.length > 0
}

/** What came of asking, under the key that was asked with. */
export async function noteCheck(
  queries: Queries,
  { id, enteredAt }: Pick<Connection, 'id' | 'enteredAt'>,
  fault: RunFault | null,
  now: string,
): Promise<void> {
  await queries
    .update(boltConnections)
    .set({ checkedAt: now, checkFault: fault })
    .where(and(eq(boltConnections.id, id), eq(boltConnections.enteredAt, enteredAt)))
}

export function companiesOf(queries: Queries): Promise<Company[]> {
  return queries.select().from(boltCompanies).orderBy(asc(boltCompanies.companyId))
}

export async function companyOf(queries: Queries, companyId: number): Promise<Company | undefined> {
  const [row] = await queries.select().from(boltCompanies).where(eq(boltCompanies.companyId, companyId))
  return row
}

/**
 * Keeps a company's key from being removed until the transaction ends.
 * @returns false where it was removed
 */
export async function holdCompany(tx: Tx, companyId: number): Promise<boolean> {
  const rows = await tx
    .select({ companyId: boltCompanies.companyId })
    .from(boltCompanies)
    .where(eq(boltCompanies.companyId, companyId))
    .for('key share')
  return rows.length > 0
}

/**
 * Notes what a key opens. A company that another key opens too stays with the one that it has while that one
 * opens it.
 * @param firstDay from which new ones are fetched
 */
export async function noteCompanies(
  tx: Tx,
  connectionId: string,
  companyIds: readonly number[],
  firstDay: CalendarDate,
  now: string,
): Promise<void> {
  const ids = [...new Set(companyIds)].sort((a, b) => a - b)
  if (ids.length > 0)
    await tx
      .insert(boltCompanies)
      .values(ids.map((companyId) => ({ companyId, connectionId, firstDay, goneAt: null })))
      .onConflictDoUpdate({
        target: boltCompanies.companyId,
        set: { connectionId, goneAt: null },
        setWhere: sql`${boltCompanies.connectionId} = ${connectionId} OR ${boltCompanies.goneAt} IS NOT NULL`,
      })
  await tx
    .update(boltCompanies)
    .set({ goneAt: now })
    .where(
      and(
        eq(boltCompanies.connectionId, connectionId),
        isNull(boltCompanies.goneAt),
        ...(ids.length > 0 ? [notInArray(boltCompanies.companyId, ids)] : []),
      ),
    )
}
