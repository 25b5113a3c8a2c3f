import { balanceOf, type Purse, unpaidOf } from '#features/settlement/domain/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { addPayIn, payOutInCash, readDriverLedger, readReceipt, takeBackCash } from '../contract.ts'
import { payIn, payOut } from './cash.ts'
import { entriesToRead, holderLookup, ledgerOf } from './entries.ts'
import { nameOnReceipt, type PayeeNameOf } from './name-on-receipt.ts'
import { onTheWayByHolder } from './orders.ts'
import { receiptOf } from './receipts.ts'
import { isCash, stornoOfReceipt, takeBack } from './storno.ts'

export function ledgerRoutes(platform: Platform, { payeeNameOf }: Shared): Route[] {
  return [
    reads(readDriverLedger, async ({ driverId }, { queries }) => {
      const read = await readLedger(queries, driverId, payeeNameOf)
      return read ? ok(read) : fail({ code: 'no_such_driver' as const })
    }),
    reads(readReceipt, async ({ number }, { queries }) => {
      const found = await receiptOf(queries, number)
      if (!found) return fail({ code: 'no_such_receipt' as const })
      const { madeAt, madeBy, ...told } = found
      const storno = await stornoOfReceipt(queries, number)
      const takenBack = storno ? { at: storno.bookedAt, by: storno.bookedBy, reason: storno.note } : null
      return ok({ ...told, at: madeAt, by: madeBy, takenBack })
    }),
    writes(addPayIn, async (input, { tx, caller, audit }) => {
      const { driverId, grosze, inCash, purse } = input
      audit({ driver: driverId, grosze, inCash, ...(purse === 'own-car' ? { purse } : {}) })
      return payIn(tx, platform, payeeNameOf, { ...input, by: nameOfCaller(caller) })
    }),
    writes(takeBackCash, async ({ id, reason }, { tx, caller, audit }) => {
      const done = await takeBack(tx, platform, { id, reason, by: nameOfCaller(caller) })
      if (!done.ok) return done
      const { driverId, grosze, balanceGrosze } = done.value
      audit({ driver: driverId, grosze })
      return ok({ balanceGrosze })
    }),
    writes(payOutInCash, async (input, { tx, caller, audit }) => {
      audit({ driver: input.driverId, statement: input.statement, grosze: input.grosze })
      return payOut(tx, platform, payeeNameOf, { ...input, by: nameOfCaller(caller) })
    }),
  ]
}

async function readLedger(queries: Queries, driverId: string, payeeNameOf: PayeeNameOf) {
  const holder = (await holderLookup(queries))(driverId)
  const ledger = await ledgerOf(queries, holder)
  const name = await nameOnReceipt(queries, payeeNameOf, holder, ledger)
  const weeks = await ledgerOnWire(queries, holder, 'week')
  if (name === undefined && weeks.entries.length === 0) return undefined
  const apart = await ledgerOnWire(queries, holder, 'own-car')
  const isUsed = apart.entries.some(({ kind }) => kind !== 'link')
  return { driver: { id: holder, fullName: name ?? '' }, ...weeks, apart: isUsed ? apart : null }
}

async function ledgerOnWire(queries: Queries, holder: string, purse: Purse) {
  const rows = await entriesToRead(queries, holder, purse)
  const ledger = await ledgerOf(queries, holder, purse)
  const away = (await onTheWayByHolder(queries, purse)).get(holder) ?? []
  const takenBack = new Set(rows.flatMap(({ kind, ofEntry }) => (kind === 'storno' ? ofEntry : [])))
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
      takenBack: isCash(row) ? takenBack.has(id) : null,
    }
  })
  return {
    balanceGrosze: balanceOf(ledger, holder),
    payable: unpaidOf(ledger, holder, away).map(({ statement, grosze }) => ({ statement, grosze })),
    onTheWay: away.map(({ statement, grosze, batch }) => ({ statement, grosze, batch })),
    entries,
  }
}
