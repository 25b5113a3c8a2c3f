import { balanceOf } from '#features/settlement/domain/public.ts'
import { holderLookup, ledgerOf } from '#features/settlement/ledger/server/public.ts'
import { questionsOfStatements, statementsOfPerson } from '#features/settlement/weeks/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listOwnStatements } from '../contract.ts'
import { accountEnds } from './account-ends.ts'
import { numbersPaid, shortOnWire } from './short-on-wire.ts'

/** @param most of the newest; there may be more */
export async function listOwn(
  queries: Queries,
  platform: Platform,
  driverId: string,
  most: number,
): Promise<OutputOf<typeof listOwnStatements>> {
  const all = await statementsOfPerson(queries, driverId)
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
  return {
    balanceGrosze: balanceOf(await ledgerOf(queries, holder), holder),
    apartBalanceGrosze: balanceOf(await ledgerOf(queries, holder, 'own-car'), holder),
    data: shown.map((own) => shortOnWire(own, questions.get(own.row.number) ?? [], ends)),
    more: all.length > shown.length,
  }
}
