import { driversByIds } from '#features/drivers/server/public.ts'
import { balanceOf, unpaidOf } from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addPayIn, payOutInCash, readDriverLedger, readReceipt } from '../contract.ts'
import { payIn, payOut } from './cash.ts'
import { entriesToRead, holderLookup, ledgerOf } from './ledger-store.ts'
import { onTheWayByHolder } from './orders.ts'
import { receiptOf } from './receipts.ts'

export function ledgerRoutes(platform: Platform): Route[] {
  return [
    reads(readDriverLedger, async ({ driverId }, { queries }) => {
      const read = await readLedger(queries, driverId)
      return read ? ok(read) : fail({ code: 'no_such_driver' as const })
    }),
    reads(readReceipt, async ({ number }, { queries }) => {
      const found = await receiptOf(queries, number)
      if (!found) return fail({ code: 'no_such_receipt' as const })
      const { madeAt, madeBy, ...told } = found
      return ok({ ...told, at: madeAt, by: madeBy })
    }),
    writes(addPayIn, async (input, { tx, caller, audit }) => {
      audit({ driver: input.driverId, grosze: input.grosze, inCash: input.inCash })
      return payIn(tx, platform, { ...input, by: nameOfCaller(caller) })
    }),
    writes(payOutInCash, async (input, { tx, caller, audit }) => {
      audit({ driver: input.driverId, statement: input.statement, grosze: input.grosze })
      return payOut(tx, platform, { ...input, by: nameOfCaller(caller) })
    }),
  ]
}

async function readLedger(queries: Queries, driverId: string) {
  const holder = (await holderLookup(queries))(driverId)
  const driver = (await driversByIds(queries, [holder])).get(holder)
  const rows = await entriesToRead(queries, holder)
  if (!driver && rows.length === 0) return undefined
  const ledger = await ledgerOf(queries, holder)
  const away = (await onTheWayByHolder(queries)).get(holder) ?? []
  let balanceGrosze = 0
  const entries = rows.map((row) => {
    balanceGrosze += row.grosze
    const { id, kind, grosze, statement, batch, receipt, note, year, week } = row
    return {
      ...{ id, kind, grosze, balanceGrosze, statement, batch, receipt, note },
      week: year === null || week === null ? null : { year, week },
      at: row.bookedAt,
      by: row.bookedBy,
      folded: row.driverId !== holder,
    }
  })
  return {
    driver: { id: holder, fullName: driver?.fullName ?? '' },
    balanceGrosze: balanceOf(ledger, holder),
    payable: unpaidOf(ledger, holder, away).map(({ statement, grosze }) => ({ statement, grosze })),
    onTheWay: away.map(({ statement, grosze, batch }) => ({ statement, grosze, batch })),
    entries,
  }
}
