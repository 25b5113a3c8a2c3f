import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { boltDataTexts } from '../../texts-driver-data.ts'
import { forgetHoursOfErased, hoursOfDriver } from './hours-store.ts'

/**
 * How long drivers were online. They go with the accounts to which Bolt told them: a merge needs nothing,
 * and once the accounts are nobody's any more (`income/matching`, whose turn is before) they are forgotten.
 */
export function boltHoursOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await hoursOfDriver(queries, driverId)
      return [
        {
          name: 'boltHours',
          ...boltDataTexts,
          rows: rows.map(({ date, shift, waitingS, drivingS, breakS }) => ({
            date,
            shift: SHIFT_ON_WIRE[shift],
            onlineMinutes: Math.round((waitingS + drivingS) / 60),
            drivingMinutes: Math.round(drivingS / 60),
            breakMinutes: Math.round(breakS / 60),
          })),
        },
      ]
    },
    removed: () => Promise.resolve(),
    merged: () => Promise.resolve({}),
    erased: (tx) => forgetHoursOfErased(tx),
  }
}
