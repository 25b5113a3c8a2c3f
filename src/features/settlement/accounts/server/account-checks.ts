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

/** Who entered something, and when. */
export interface Entry {
  readonly at: string
  readonly by: string
  /** The user; null where it is not known. */
  readonly byId: string | null
}

/** Who entered what is paid to: the last who typed exactly this; undefined where that is not known. */
export interface Entries {
  ofAccount(driverId: string, accountKey: string): Entry | undefined
  /** Of the name of another payee than the driver. @param nameKey of `payeeNameKey` */
  ofName(driverId: string, nameKey: string): Entry | undefined
}

/**
 * Number and name have an author each, whatever else of the card is changed later and by whom. What an
 * earlier edition stored without a key has none.
 */
export async function entriesOf(queries: Queries, ids: readonly string[]): Promise<Entries> {
  const byAccount = await lastEntries(queries, ids, payeeAccountChanges.accountKey)
  const byName = await lastEntries(queries, ids, payeeAccountChanges.nameKey)
  return {
    ofAccount: (driverId, key) => byAccount.get(`${driverId}/${key}`),
    ofName: (driverId, key) => byName.get(`${driverId}/${key}`),
  }
}

async function lastEntries(
  queries: Queries,
  ids: readonly string[],
  key: typeof payeeAccountChanges.accountKey | typeof payeeAccountChanges.nameKey,
): Promise<Map<string, Entry>> {
  if (ids.length === 0) return new Map()
  const { driverId, at, by, byId, revision } = payeeAccountChanges
  const rows = await queries
    .selectDistinctOn([driverId, key], { driverId, key, at, by, byId })
    .from(payeeAccountChanges)
    .where(and(inArray(driverId, [...ids]), isNotNull(key)))
    .orderBy(driverId, key, desc(at), desc(revision))
  return new Map(rows.map((row) => [`${row.driverId}/${row.key}`, row]))
}
