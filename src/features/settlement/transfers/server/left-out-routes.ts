import { beginLedger } from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { leaveTransferOut, takeTransferIn } from '../contract-left-out.ts'
import { putLeftOut, removeLeftOut } from './left-out-store.ts'
import { proposalNow } from './proposal.ts'

const DONE = ok({ status: 'ok' as const })

/**
 * Who is left for another batch: one decision for the whole office, by anybody with the right to money, and
 * undone by anybody. Under the ledger's lock, as batches are prepared, so that either has seen the other.
 */
export function leftOutRoutes(platform: Platform): Route[] {
  return [
    writes(leaveTransferOut, async ({ statement }, { tx, caller, audit }) => {
      audit({ statement })
      await beginLedger(tx)
      const { statements, leftOut } = await proposalNow(platform, tx)
      const driverId = statements.get(statement)?.driverId
      if (driverId === undefined) return fail({ code: 'not_payable' as const })
      audit({ driver: driverId })
      if (leftOut.has(statement)) return DONE
      const deed = { at: instantNow(platform.clock), by: nameOfCaller(caller) }
      await putLeftOut(tx, { statement, driverId, ...deed })
      return DONE
    }),
    writes(takeTransferIn, async ({ statement }, { tx, audit }) => {
      audit({ statement })
      await beginLedger(tx)
      const { statements, leftOut } = await proposalNow(platform, tx)
      const driverId = statements.get(statement)?.driverId
      if (driverId !== undefined) audit({ driver: driverId })
      const decided = leftOut.get(statement) ?? []
      await removeLeftOut(tx, [statement, ...decided.map((one) => one.statement)])
      return DONE
    }),
  ]
}
