import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { listedDrivers } from '#features/drivers/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { payeeAccountChanges, payeeAccountChecks, payeeAccounts } from './tables.ts'

export type AccountRow = typeof payeeAccounts.$inferSelect
export type ChangeRow = typeof payeeAccountChanges.$inferSelect

/** By driver; of all drivers where no ids are given. */
export async function accountRows(
  queries: Queries,
  ids?: readonly string[],
): Promise<Map<string, AccountRow>> {
  if (ids?.length === 0) return new Map()
  const of = ids && sql`${payeeAccounts.driverId} = ANY(${sql.param([...ids])}::uuid[])`
  const rows = await queries.select().from(payeeAccounts).where(of)
  return new Map(rows.map((row) => [row.driverId, row]))
}

export async function lockAccountRow(tx: Tx, driverId: string): Promise<AccountRow | undefined> {
  const rows = await tx.select().from(payeeAccounts).where(eq(payeeAccounts.driverId, driverId)).for('update')
  return rows[0]
}

/** @returns false where somebody else has stored another revision meanwhile */
export async function putAccountRow(tx: Tx, row: AccountRow): Promise<boolean> {
  const { driverId: _driver, ...change } = row
  const stored = await tx
    .insert(payeeAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: payeeAccounts.driverId,
      set: change,
      setWhere: eq(payeeAccounts.revision, row.revision - 1),
    })
    .returning({ id: payeeAccounts.driverId })
  return stored.length > 0
}

export async function addChange(tx: Tx, change: Omit<ChangeRow, 'id'>): Promise<void> {
  await tx.insert(payeeAccountChanges).values({ id: randomUUID(), ...change })
}

/** Newest first. */
export function changesOf(queries: Queries, driverId: string, most: number): Promise<ChangeRow[]> {
  return queries
    .select()
    .from(payeeAccountChanges)
    .where(eq(payeeAccountChanges.driverId, driverId))
    .orderBy(desc(payeeAccountChanges.at), desc(payeeAccountChanges.revision))
    .limit(most)
}

/** Ids of drivers by the key of their account, where several have it. */
export async function sharedKeys(queries: Queries): Promise<Map<string, readonly string[]>> {
  const rows = await queries
    .select({
      key: payeeAccounts.accountKey,
      ids: sql<string[]>`array_agg(${payeeAccounts.driverId}::text ORDER BY ${payeeAccounts.driverId})`,
    })
    .from(payeeAccounts)
    .where(sql`${payeeAccounts.accountKey} IS NOT NULL`)
    .groupBy(payeeAccounts.accountKey)
    .having(sql`count(*) > 1`)
  return new Map(rows.map(({ key, ids }) => [key ?? '', ids]))
}

/** Ids of all who have this account. */
export async function driversWithKey(queries: Queries, key: string): Promise<string[]> {
  const rows = await queries
    .select({ id: payeeAccounts.driverId })
    .from(payeeAccounts)
    .where(eq(payeeAccounts.accountKey, key))
    .orderBy(asc(payeeAccounts.driverId))
  return rows.map(({ id }) => id)
}

/**
 * The account, and who looked at it. Of how it came to be the words go and who typed them stays, by keyed
 * hashes: what closed statements still owe is found right by somebody else, also when the driver is gone.
 * @param nothing sealed words that tell nothing
 */
export async function forgetAccount(tx: Tx, driverId: string, nothing: string): Promise<void> {
  await tx.delete(payeeAccounts).where(eq(payeeAccounts.driverId, driverId))
  await tx
    .update(payeeAccountChanges)
    .set({ sealed: nothing })
    .where(eq(payeeAccountChanges.driverId, driverId))
  await tx.delete(payeeAccountChecks).where(eq(payeeAccountChecks.driverId, driverId))
}

/** How a driver is paid, without the account. */
export async function keepCashOnly(tx: Tx, row: AccountRow): Promise<void> {
  await tx.insert(payeeAccounts).values({ ...row, accountKey: null, takesCash: true })
}

/** A folded record's account for a driver who has none. */
export async function giveAccount(
  tx: Tx,
  fromId: string,
  toId: string,
  act: { readonly at: string; readonly by: string },
): Promise<void> {
  await tx
    .update(payeeAccounts)
    .set({
      driverId: toId,
      source: 'merge',
      revision: sql`${payeeAccounts.revision} + 1`,
      changedAt: act.at,
      changedBy: act.by,
    })
    .where(eq(payeeAccounts.driverId, fromId))
}

/** A former account of the folded record belongs to the one history of the driver. */
export async function giveChanges(tx: Tx, fromId: string, toId: string): Promise<void> {
  await tx.update(payeeAccountChanges).set({ driverId: toId }).where(eq(payeeAccountChanges.driverId, fromId))
}

export async function newestSealedAccounts(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: payeeAccounts.sealed })
    .from(payeeAccounts)
    .orderBy(desc(payeeAccounts.changedAt))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}

export async function removeAccountRow(tx: Tx, row: AccountRow): Promise<void> {
  await tx
    .delete(payeeAccounts)
    .where(and(eq(payeeAccounts.driverId, row.driverId), eq(payeeAccounts.revision, row.revision)))
}

/** Neither removed, nor erased, nor a further number of another driver. */
export async function isListed(queries: Queries, driverId: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`SELECT 1 WHERE ${driverId}::uuid IN (${listedDrivers()})`)
  return rows.length > 0
}
