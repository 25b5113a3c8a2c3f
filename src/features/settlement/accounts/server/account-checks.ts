import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { payeeAccountChanges, payeeAccountChecks } from './tables.ts'

/** `driver/key` of the accounts that a person has found right. */
export async function checkedKeys(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .select({ id: payeeAccountChecks.driverId, key: payeeAccountChecks.accountKey })
    .from(payeeAccountChecks)
    .where(inArray(payeeAccountChecks.driverId, [...ids]))
  return new Set(rows.map(({ id, key }) => `${id}/${key}`))
}

/** Twice is once. */
export async function addCheck(
  tx: Tx,
  check: { readonly driverId: string; readonly accountKey: string; readonly at: string; readonly by: string },
): Promise<void> {
  await tx.insert(payeeAccountChecks).values(check).onConflictDoNothing()
}

/**
 * By `driver/key`, the user who entered that account last. Without those of whom it is not known, as of
 * accounts that an earlier edition stored.
 */
export async function enteredBy(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { driverId, accountKey, byId, revision, at } = payeeAccountChanges
  const rows = await queries
    .selectDistinctOn([driverId, accountKey], { driverId, accountKey, byId })
    .from(payeeAccountChanges)
    .where(and(inArray(driverId, [...ids]), isNotNull(accountKey)))
    .orderBy(driverId, accountKey, desc(at), desc(revision))
  return new Map(rows.flatMap((row) => (row.byId ? [[`${row.driverId}/${row.accountKey}`, row.byId]] : [])))
}

/** By `driver/key`, when that account, or its payee, was entered last: an instant. */
export async function enteredAt(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { driverId, accountKey, revision, at } = payeeAccountChanges
  const rows = await queries
    .selectDistinctOn([driverId, accountKey], { driverId, accountKey, at })
    .from(payeeAccountChanges)
    .where(and(inArray(driverId, [...ids]), isNotNull(accountKey)))
    .orderBy(driverId, accountKey, desc(at), desc(revision))
  return new Map(rows.map((row) => [`${row.driverId}/${row.accountKey}`, row.at]))
}
