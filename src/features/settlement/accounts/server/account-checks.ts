import { inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { payeeAccountChecks } from './tables.ts'

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
