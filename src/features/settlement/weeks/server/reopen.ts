import { randomUUID } from 'node:crypto'
import { holdCharges, reopenCharges } from '#features/settlement/charges/server/public.ts'
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
import { whatBecameOf, whyNotReopened } from '../domain/aftermath.ts'
import { correctionsOf } from './correction-store.ts'
import { markReopened, statementById } from './statement-store.ts'

/**
 * Back to a draft, while nothing of the statement has left the house. The version stays with author and
 * reason; the ledger gets an entry that takes back its settlement, so that all that was withdrawn is payable
 * as before.
 */
export async function reopenWeek(
  tx: Tx,
  { clock }: Platform,
  { id, reason, by }: { readonly id: string; readonly reason: string; readonly by: string },
) {
  await holdCharges(tx)
  await beginLedger(tx)
  const statement = await statementById(tx, id)
  if (!statement) return fail({ code: 'no_such_statement' as const })
  if (statement.reopenedAt !== null) return fail({ code: 'not_closed' as const })
  const { driverId, number, toPayGrosze: toPay } = statement
  const holder = (await holderLookup(tx))(driverId)
  const away = (await onTheWayByHolder(tx)).get(holder) ?? []
  const batch = away.find((order) => order.statement === number)?.batch ?? null
  const became = whatBecameOf(await ledgerOf(tx, holder), { number, driver: driverId, toPay }, batch)
  const corrections = (await correctionsOf(tx, [id])).get(id) ?? []
  const why = whyNotReopened(became, {
    exported: await exportedIn(tx, number),
    corrections: corrections.filter(({ state }) => state === 'accepted').length,
  })
  if (why === 'in_batch') return fail({ code: why, facts: { batch: became.onTheWay ?? '' } })
  if (why) return fail({ code: why })

  const at = instantNow(clock)
  await markReopened(tx, id, { at, by, reason })
  const entry = (await entriesToRead(tx, driverId)).find(({ versionId }) => versionId === id)
  if (!entry) throw new Error(`The ledger does not know ${number}.`)
  const { year, week } = statement
  await appendEntries(tx, [
    {
      ...{ id: randomUUID(), driverId, kind: 'reopening', grosze: 0 - entry.grosze, statement: number },
      ...{ ofEntry: entry.id, year, week, bookedAt: at, bookedBy: by, note: reason },
    },
  ])
  await reopenCharges(tx, driverId, { year, week })
  return ok({ number })
}
