import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { happeningDataTexts } from '../texts-driver-data.ts'
import { changeHappeningsOf, happeningsOfDriver } from './store.ts'

/** What happened to drivers in running weeks. */
export function happeningsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await happeningsOfDriver(queries, driverId)
      return [
        {
          name: 'happenings',
          ...happeningDataTexts,
          rows: rows.map(({ kind, dayStart, shiftStart, dayEnd, shiftEnd, note, createdAt, undoneAt }) => ({
            ...{ kind, dayStart, shiftStart, dayEnd, shiftEnd, note, createdAt, undoneAt },
          })),
        },
      ]
    },
    /** A week that is entered stays what it was (D26). */
    removed: () => Promise.resolve(),
    async merged(tx, { stays, foldedId }) {
      const coming = await happeningsOfDriver(tx, foldedId)
      await changeHappeningsOf(tx, foldedId, { driverId: stays.id })
      return { happenings: coming.length }
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) await changeHappeningsOf(tx, each, { note: '' })
    },
  }
}
