import { purseOf } from '#features/settlement/domain/public.ts'
import { bookPayout, holdOrders, ledgerOf, undoReturn } from '#features/settlement/ledger/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { inState } from './batch-steps.ts'
import { markNotReturned, ordersOf } from './batch-store.ts'
import { endLeftOutOfPaid } from './left-out-of-paid.ts'
import type { Person } from './prepare-batch.ts'

type Refused =
  | { readonly code: 'no_such_batch' | 'wrong_state' | 'no_such_order' | 'not_returned' }
  | { readonly code: 'settled_since'; readonly facts: { readonly statement: string } }
  | {
      readonly code: 'paid_since'
      readonly facts: { readonly statement: string; readonly batch: string | null }
    }

/**
 * A transfer was said to be back that arrived: it is on its way again, or paid where its batch was confirmed
 * by then. Not where its money was paid out, prepared or settled on the strength of the return.
 */
export async function undoReturnOfTransfer(
  tx: Tx,
  { id, statement, reason }: { readonly id: string; readonly statement: string; readonly reason: string },
  person: Person,
  at: string,
): Promise<Result<{ readonly orders: number }, Refused>> {
  const row = await inState(tx, id, ['exported', 'confirmed'])
  if (!row.ok) return row
  const order = (await ordersOf(tx, id)).find((one) => one.statement === statement)
  if (!order) return fail({ code: 'no_such_order' })
  if (order.returnedAt === null) return fail({ code: 'not_returned' })
  const { number, state, preparedAt } = row.value
  const isConfirmed = state === 'confirmed'
  const booking = { at, by: person.name }
  const booked = await undoReturn(tx, { batch: number, statement, ...booking, note: reason })
  if (!booked.ok) return booked
  if (booked.value === null) {
    // Never booked: its money is held for it again, as far as it is payable still.
    const { driverId, grosze } = order
    const held = await holdOrders(tx, number, [{ statement, driverId, grosze }], preparedAt)
    if (!held.ok) {
      const newest = await newestStatement(tx, driverId, statement)
      if (held.error.batch === null && newest !== undefined && newest !== statement)
        return fail({ code: 'settled_since', facts: { statement: newest } })
      return fail({ code: 'paid_since', facts: { statement, batch: held.error.batch } })
    }
    if (isConfirmed) await bookPayout(tx, number, booking, [statement])
  }
  await markNotReturned(tx, { batchId: id, statement }, isConfirmed)
  if (isConfirmed) await endLeftOutOfPaid(tx, [order])
  return ok({ orders: 1 })
}

/** The one that holds by now what older ones left, of the same purse. */
async function newestStatement(tx: Tx, driverId: string, statement: string): Promise<string | undefined> {
  const ledger = await ledgerOf(tx, driverId, purseOf(statement))
  return ledger.flatMap((entry) => (entry.kind === 'settlement' ? entry.statement : [])).at(-1)
}
