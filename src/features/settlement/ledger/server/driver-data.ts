import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { ledgerDataTexts } from '../texts-driver-data.ts'
import { appendEntries, beginLedger, entriesToRead, membersOf } from './entries.ts'
import { settlementLedger, settlementReceipts } from './tables.ts'

/**
 * Money with the fleet. A folded driver's entries stay that one's, and a link makes them the other's too.
 * Whoever is erased keeps amounts, numbers and dates, as tax law wants them kept (Spec 2, D28); what was
 * written beside them goes.
 */
export function ledgerOfDrivers(): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const rows = await entriesToRead(queries, driverId)
      return [
        {
          name: 'settlementLedger',
          ...ledgerDataTexts.entries,
          rows: rows.map(({ bookedAt, kind, purse, grosze, statement, receipt, note }) => ({
            ...{ bookedAt, kind, purse, amountPln: grosze / 100, statement, receipt, note },
          })),
        },
      ]
    },
    /** A balance outlives the record: it is paid or claimed all the same. */
    removed: () => Promise.resolve(),
    async merged(tx, { stays, foldedId }, { by, at }) {
      await beginLedger(tx)
      const entries = await entriesToRead(tx, foldedId)
      await appendEntries(tx, [
        {
          ...{ id: randomUUID(), driverId: stays.id, kind: 'link', grosze: 0, foldedId },
          ...{ bookedAt: at, bookedBy: by.name },
        },
      ])
      return { ledgerEntries: entries.length }
    },
    async erased(tx, { id, foldedIds }) {
      await beginLedger(tx)
      const members = [...new Set([...(await membersOf(tx, id)), ...foldedIds])]
      await tx.update(settlementLedger).set({ note: '' }).where(inArray(settlementLedger.driverId, members))
      await tx
        .update(settlementReceipts)
        .set({ note: '' })
        .where(inArray(settlementReceipts.driverId, members))
    },
  }
}
