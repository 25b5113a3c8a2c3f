import { randomUUID } from 'node:crypto'
import { balanceOf } from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { whyNotUndone } from '../domain/may-undo.ts'
import { appendEntries, holderLookup, type LedgerRow, ledgerOf } from './entries.ts'
import { onTheWayByHolder } from './orders.ts'

/** Books what undoes a return or a storno, unless something stands on it. Only under `beginLedger`. */
export async function undoEntry(
  tx: Tx,
  entry: LedgerRow,
  { at, by, note }: { readonly at: string; readonly by: string; readonly note: string },
) {
  const { id, driverId, purse, grosze, statement, batch } = entry
  const holder = (await holderLookup(tx))(driverId)
  const ledger = await ledgerOf(tx, holder, purse)
  const held = (await onTheWayByHolder(tx, purse)).get(holder) ?? []
  const why = whyNotUndone(ledger, holder, id, held)
  if (why?.code === 'settled_since') return fail({ code: why.code, facts: { statement: why.statement } })
  if (why) return fail({ code: why.code, facts: { statement: why.statement, batch: why.batch } })
  await appendEntries(tx, [
    {
      ...{ id: randomUUID(), driverId, kind: 'storno', purse, grosze: 0 - grosze, statement, batch },
      ...{ ofEntry: id, bookedAt: at, bookedBy: by, note },
    },
  ])
  return ok({ driverId, grosze, balanceGrosze: balanceOf(ledger, holder) - grosze })
}
