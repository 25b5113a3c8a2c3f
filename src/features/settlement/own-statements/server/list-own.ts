import { balanceOf, sumOf } from '#features/settlement/domain/public.ts'
import { holderLookup, ledgerOf, onTheWayByHolder } from '#features/settlement/ledger/server/public.ts'
import { batchesGone, returnedOrders } from '#features/settlement/transfers/server/public.ts'
import { questionsOfStatements, statementsOfPerson } from '#features/settlement/weeks/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listOwnStatements } from '../contract.ts'
import { accountEnds } from './account-ends.ts'
import { batchesHolding, numbersPaid, shortOnWire } from './short-on-wire.ts'

/** @param most of the newest; there may be more */
export async function listOwn(
  queries: Queries,
  platform: Platform,
  driverId: string,
  most: number,
): Promise<OutputOf<typeof listOwnStatements>> {
  const all = await statementsOfPerson(queries, driverId, undefined, returnedOrders)
  const shown = all.slice(0, most)
  const numbers = shown.map(({ row }) => row.number)
  const questions = await questionsOfStatements(queries, numbers)
  const ends = await accountEnds(
    queries,
    platform,
    shown.map(({ row }) => row),
    ({ number }) => numbersPaid(number),
  )
  const holder = (await holderLookup(queries))(driverId)
  const orders = (await onTheWayByHolder(queries)).get(holder) ?? []
  const gone = await batchesGone(queries, [...orders.map(({ batch }) => batch), ...batchesHolding(shown)])
  const [left, prepared] = [
    orders.filter(({ batch }) => gone.has(batch)),
    orders.filter(({ batch }) => !gone.has(batch)),
  ]
  return {
    balanceGrosze: balanceOf(await ledgerOf(queries, holder), holder),
    preparedGrosze: sumOf(prepared.map(({ grosze }) => grosze)),
    onTheWayGrosze: sumOf(left.map(({ grosze }) => grosze)),
    apartBalanceGrosze: balanceOf(await ledgerOf(queries, holder, 'own-car'), holder),
    data: shown.map((own) => shortOnWire(own, questions.get(own.row.number) ?? [], ends, gone)),
    more: all.length > shown.length,
  }
}
