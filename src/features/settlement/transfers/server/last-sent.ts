import { recordsFoldedInto } from '#features/drivers/server/public.ts'
import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { lastSentOrders } from './batch-store.ts'
import { openOrder } from './sealed-order.ts'

interface LastSent {
  /** By driver: the account and the name of the last order that left and did not come back. */
  readonly last: ReadonlyMap<string, { readonly account: AccountNumber; readonly name: string }>
  /** By driver: the account of the last order of any record that was folded into the driver's. */
  readonly foldedPaid: ReadonlyMap<string, AccountNumber>
}

/** @param ids drivers whose folded records are asked about */
export async function lastSent(
  { secrets }: Platform,
  queries: Queries,
  ids: readonly string[],
): Promise<LastSent> {
  const orders = await lastSentOrders(queries)
  const last = new Map(
    [...orders].flatMap(([driver, { sealed }]) => {
      const words = openOrder(secrets, sealed)
      return words ? [[driver, words] as const] : []
    }),
  )
  const folded = await recordsFoldedInto(queries, ids)
  const inOrder = [...folded].sort(
    ([one], [other]) =>
      Date.parse(orders.get(one)?.exportedAt || '1970-01-01') -
      Date.parse(orders.get(other)?.exportedAt || '1970-01-01'),
  )
  const foldedPaid = new Map(
    inOrder.flatMap(([record, driver]) => {
      const words = last.get(record)
      return words ? [[driver, words.account] as const] : []
    }),
  )
  return { last, foldedPaid }
}
