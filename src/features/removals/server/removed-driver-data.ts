import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { driverDataTexts } from '#features/roster/texts-driver-data.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { REMOVAL_REASON_TEXTS } from '../texts.ts'
import { changeRemovedOf, removedOfDriver } from './removed-shifts.ts'

/** Why the office took drivers off shifts (D22). */
export function removalsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await removedOfDriver(queries, driverId)
      return [
        {
          name: 'removalReasons',
          ...driverDataTexts.parts.reasons,
          rows: rows.map(({ day, shift, reason, reasonText, createdAt }) => ({
            date: day,
            shift: SHIFT_ON_WIRE[shift],
            reason: REMOVAL_REASON_TEXTS[reason],
            reasonText,
            at: createdAt,
          })),
        },
      ]
    },
    async traces(queries, driverId) {
      const rows = await removedOfDriver(queries, driverId)
      return { names: [...new Set(rows.map(({ fullName }) => fullName))], phones: [], emails: [] }
    },
    changed: (tx, { id, fullName }) => changeRemovedOf(tx, id, { fullName }),
    /** Counts by reason stay what they were (D26). */
    removed: () => Promise.resolve(),
    async merged(tx, { stays, foldedId }) {
      const coming = await removedOfDriver(tx, foldedId, 'lock')
      await changeRemovedOf(tx, foldedId, { driverId: stays.id })
      await changeRemovedOf(tx, stays.id, { fullName: stays.fullName })
      return { removals: coming.length }
    },
    erased: (tx, { id, fullName }) => changeRemovedOf(tx, id, { fullName, reasonText: '' }),
  }
}
