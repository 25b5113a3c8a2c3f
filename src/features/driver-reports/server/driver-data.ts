import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { reportDataTexts } from '../texts-driver-data.ts'
import { withPhotos } from './report-photos.ts'
import { giveReports, removeReportsOf, reportsOf } from './store.ts'

/** What drivers told the office of their shifts. */
export function reportsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await withPhotos(queries, await reportsOf(queries, driverId))
      return [
        {
          name: 'driverReports',
          ...reportDataTexts,
          rows: rows.map(
            ({ kind, date, shift, reg, minutes, drives, text, sentAt, takenAt, withdrawnAt, photos }) => ({
              ...{ kind, date, shift, reg, minutes, text, sentAt, takenAt, withdrawnAt },
              drives: kind === 'car' ? drives : null,
              photos: photos.filter(({ state }) => state === 'here').length,
            }),
          ),
        },
      ]
    },
    removed: removeReportsOf,
    async merged(tx, { stays, foldedId }, { at }) {
      await giveReports(tx, foldedId, stays.id, at)
      return {}
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) await removeReportsOf(tx, each)
    },
  }
}
