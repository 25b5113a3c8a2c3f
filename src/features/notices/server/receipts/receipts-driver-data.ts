import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { driverDataTexts } from '#features/roster/texts-driver-data.ts'
import { forgetReadingsOf, giveReadings, readingsOfDriver } from './readings.ts'
import { forgetReceiptsOf, giveReceipts, ONLY_SEEN, receiptsOfDriver } from './receipts-store.ts'
import { giveReturns } from './returns.ts'

/** That and when drivers have read or seen changes. */
export function receiptsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await receiptsOfDriver(queries, driverId)
      const weeks = await readingsOfDriver(queries, driverId)
      return [
        {
          name: 'readChanges',
          ...driverDataTexts.parts.receipts,
          rows: rows.map(({ year, week, revision, readAt }) => ({
            week: `${week}/${year}`,
            kind: revision === ONLY_SEEN ? driverDataTexts.seen : driverDataTexts.read,
            at: readAt,
          })),
        },
        {
          name: 'readWeeks',
          ...driverDataTexts.parts.readings,
          rows: weeks.map(({ year, week, readAt }) => ({ week: `${week}/${year}`, at: readAt })),
        },
      ]
    },
    /** Generated weeks stay as they are (D26). */
    removed: () => Promise.resolve(),
    async merged(tx, { stays, foldedId }) {
      await giveReturns(tx, foldedId, stays.id)
      await giveReadings(tx, foldedId, stays.id)
      return { receipts: await giveReceipts(tx, foldedId, stays.id) }
    },
    async erased(tx, { id, foldedIds }) {
      await forgetReceiptsOf(tx, id)
      await forgetReadingsOf(tx, [id, ...foldedIds])
    },
  }
}
