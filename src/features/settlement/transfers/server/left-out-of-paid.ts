import { purseOf } from '#features/settlement/domain/public.ts'
import { holderLookup, ordersOnTheWay } from '#features/settlement/ledger/server/public.ts'
import { payablesToTransfer } from '#features/settlement/weeks/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { allLeftOut, leftOutOf, removeLeftOut, type Whose } from './left-out-store.ts'

/**
 * Decisions on statements that are wholly paid by now have come to their end: what is owed again later, as
 * after a storno, is in the file again. Only after the payout is booked.
 */
export async function endLeftOutOfPaid(tx: Tx, paid: readonly Whose[]): Promise<void> {
  const rows = await allLeftOut(tx)
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
