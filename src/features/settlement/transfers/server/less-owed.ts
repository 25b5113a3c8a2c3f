import { purseOf, unpaidOf } from '#features/settlement/domain/public.ts'
import {
  beginLedger,
  holderLookup,
  onTheWayByHolder,
  openLedgers,
} from '#features/settlement/ledger/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { type BatchRow, ordersOf } from './batch-store.ts'

/** Of one order, what is left to pay by now. */
export interface LessOwed {
  readonly statement: string
  /** Grosze. */
  readonly left: number
}

/** A debt that was booked after the batch was prepared: what is no longer owed must not leave. */
export async function lessOwed(tx: Tx, { id, number }: BatchRow): Promise<LessOwed | undefined> {
  await beginLedger(tx)
  const orders = await ordersOf(tx, id)
  const ledgers = await openLedgers(tx, { driverIds: orders.map(({ driverId }) => driverId) })
  const away = { week: await onTheWayByHolder(tx), 'own-car': await onTheWayByHolder(tx, 'own-car') }
  const holderOf = await holderLookup(tx)
  for (const { statement, driverId, grosze } of orders) {
    const holder = holderOf(driverId)
    const purse = purseOf(statement)
    const others = (away[purse].get(holder) ?? []).filter(({ batch }) => batch !== number)
    const unpaid = unpaidOf(ledgers[purse].get(holder) ?? [], holder, others)
    const left = unpaid.find((payable) => payable.statement === statement)?.grosze ?? 0
    if (left < grosze) return { statement, left }
  }
  return undefined
}
