import { randomUUID } from 'node:crypto'
import { giveUnsettled, holdCharges, reopenCharges } from '#features/settlement/charges/server/public.ts'
import {
  appendEntries,
  beginLedger,
  entriesToRead,
  exportedIn,
  holderLookup,
  ledgerOf,
  onTheWayByHolder,
} from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { eitherOf, whatBecameOf, whyNotReopened } from '../domain/aftermath.ts'
import { apartOfStatement } from './apart-of-statement.ts'
import { correctionsOf, excludedLast } from './correction-store.ts'
import { markReopened, statementById } from './statement-store.ts'

/**
 * Back to a draft, while nothing of the statement has left the house. The version stays with author and
 * reason; the ledger gets an entry that takes back its settlement, so that all that was withdrawn is payable
 * as before.
 */
export async function reopenWeek(
  tx: Tx,
  { clock }: Platform,
  {
    id,
    reason,
    lapse,
    by,
  }: { readonly id: string; readonly reason: string; readonly lapse: boolean; readonly by: string },
) {
  await holdCharges(tx)
  await beginLedger(tx)
  const statement = await statementById(tx, id)
  if (!statement) return fail({ code: 'no_such_statement' as const })
  if (statement.reopenedAt !== null) return fail({ code: 'not_closed' as const })
  const { driverId, number, toPayGrosze: toPay } = statement
  const holderOf = await holderLookup(tx)
  const holder = holderOf(driverId)
  const away = (await onTheWayByHolder(tx)).get(holder) ?? []
  const batch = away.find((order) => order.statement === number)?.batch ?? null
  const ofWeek = whatBecameOf(await ledgerOf(tx, holder), { number, driver: driverId, toPay }, batch)
  const apart = {
    ledgers: new Map([[holder, await ledgerOf(tx, holder, 'own-car')]]),
    onTheWay: await onTheWayByHolder(tx, 'own-car'),
  }
  const ofCar = apartOfStatement({ apart, holderOf }, statement)
  const became = ofCar ? eitherOf(ofWeek, ofCar.became) : ofWeek
  const corrections = (await correctionsOf(tx, [id])).get(id) ?? []
  const why = whyNotReopened(became, {
    exported: await exportedIn(tx, number),
    corrections: corrections.filter(({ state }) => state === 'accepted').length,
  })
  if (why === 'in_batch') return fail({ code: why, facts: { batch: became.onTheWay ?? '' } })
  if (why) return fail({ code: why })
  const excluded = excludedLast(corrections)
  if (excluded && !lapse) {
    const { grosze, reason: said, by: who } = excluded
    return fail({ code: 'excluded' as const, facts: { grosze, reason: said, by: who } })
  }

  const at = instantNow(clock)
  await markReopened(tx, id, { at, by, reason })
  const entries = (await entriesToRead(tx, driverId)).filter(({ versionId }) => versionId === id)
  if (entries.length !== (ofCar ? 2 : 1)) throw new Error(`The ledger does not know ${number}.`)
  const { year, week } = statement
  await appendEntries(
    tx,
    entries.map((entry) => ({
      ...{ id: randomUUID(), driverId, kind: 'reopening', purse: entry.purse, grosze: 0 - entry.grosze },
      ...{ statement: entry.statement, ofEntry: entry.id, year, week },
      ...{ bookedAt: at, bookedBy: by, note: reason },
    })),
  )
  await reopenCharges(tx, driverId, { year, week })
  if (holder !== driverId) await giveUnsettled(tx, driverId, holder)
  return ok({ number })
}
