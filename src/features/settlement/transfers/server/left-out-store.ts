import { inArray } from 'drizzle-orm'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type LeftOut, leftOutNow } from '../domain/left-out.ts'
import { transferLeftOut } from './tables.ts'

/** What is owed, and whose it is. */
export interface Whose {
  readonly statement: string
  readonly driverId: string
}

/**
 * By statement, the decisions that hold for what is owed now.
 * @param owed, held as read before: what batches hold, and what is owed beside it
 */
export async function leftOutOf(
  queries: Queries,
  owed: readonly Whose[],
  held: readonly Whose[],
): Promise<Map<string, LeftOut[]>> {
  const rows = await allLeftOut(queries)
  if (rows.length === 0) return new Map()
  return leftOutNow(
    rows.map(({ driverId, ...row }) => ({ ...row, driver: driverId })),
    owed.map(({ statement, driverId }) => ({ statement, driver: driverId })),
    new Set(held.map(({ statement }) => statement)),
    await holderLookup(queries),
  )
}

/** Every decision that was not taken back. */
export async function allLeftOut(queries: Queries): Promise<(typeof transferLeftOut.$inferSelect)[]> {
  return queries.select().from(transferLeftOut)
}

/** Who was first stays named. */
export async function putLeftOut(tx: Tx, row: typeof transferLeftOut.$inferInsert): Promise<void> {
  await tx.insert(transferLeftOut).values(row).onConflictDoNothing()
}

export async function removeLeftOut(tx: Tx, statements: readonly string[]): Promise<void> {
  if (statements.length > 0)
    await tx.delete(transferLeftOut).where(inArray(transferLeftOut.statement, [...statements]))
}

export async function removeLeftOutOf(tx: Tx, driverIds: readonly string[]): Promise<void> {
  await tx.delete(transferLeftOut).where(inArray(transferLeftOut.driverId, [...driverIds]))
}
