import { randomUUID } from 'node:crypto'
import { holdCharges, reopenCharges } from '#features/settlement/charges/server/public.ts'
import {
  appendEntries,
  beginLedger,
  entriesToRead,
  holderLookup,
  ledgerOf,
  onTheWayByHolder,
} from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { whatBecameOf } from '../domain/aftermath.ts'
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
  if (became.onTheWay !== null) return fail({ code: 'already_exported' as const })
  if (became.paidAnything) return fail({ code: 'already_paid' as const })
  if (corrections.some(({ state }) => state === 'accepted'))
    return fail({ code: 'already_corrected' as const })
  if (became.followed) return fail({ code: 'already_followed' as const })

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
