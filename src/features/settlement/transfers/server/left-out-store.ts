import { inArray } from 'drizzle-orm'
import { purseOf } from '#features/settlement/domain/public.ts'
import { holderLookup, ordersOnTheWay } from '#features/settlement/ledger/server/public.ts'
import { payablesToTransfer } from '#features/settlement/weeks/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type LeftOut, leftOutNow } from '../domain/left-out.ts'
import { transferLeftOut } from './tables.ts'

interface Whose {
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
  const rows = await queries.select().from(transferLeftOut)
  if (rows.length === 0) return new Map()
  return leftOutNow(
    rows.map(({ driverId, ...row }) => ({ ...row, driver: driverId })),
    owed.map(({ statement, driverId }) => ({ statement, driver: driverId })),
    new Set(held.map(({ statement }) => statement)),
    await holderLookup(queries),
  )
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

/**
 * Decisions on statements that are wholly paid by now have come to their end: what is owed again later, as
 * after a storno, is in the file again. Only after the payout is booked.
 */
export async function endLeftOutOfPaid(tx: Tx, paid: readonly Whose[]): Promise<void> {
  const rows = await tx.select().from(transferLeftOut)
  if (rows.length === 0) return
  const held = await ordersOnTheWay(tx)
  const owed = await payablesToTransfer(tx, held)
  const open = new Set([...owed, ...held].map(({ statement }) => statement))
  const holderOf = await holderLookup(tx)
  const keyOf = ({ statement, driverId }: Whose) => `${holderOf(driverId)} ${purseOf(statement)}`
  const done = new Set(paid.filter(({ statement }) => !open.has(statement)).map(keyOf))
  const holding = new Set(
    [...(await leftOutOf(tx, owed, held)).values()].flat().map(({ statement }) => statement),
  )
  await removeLeftOut(
    tx,
    rows
      .filter((row) => done.has(keyOf(row)) && !open.has(row.statement) && !holding.has(row.statement))
      .map(({ statement }) => statement),
  )
}
