import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { fuelDataTexts } from '../texts-driver-data.ts'
import { fuelOfDriver, giveFuel } from './entry-store.ts'
import { hours, litres, pln } from './fuel-codec.ts'

/** Litres and hours of drivers. They are kept by id alone, so an erased driver's stay as nameless figures. */
export function fuelOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const rows = await fuelOfDriver(queries, driverId)
      return [
        {
          name: 'fuel',
          ...fuelDataTexts,
          rows: rows.map(({ date, shift, reg, petrolMl, gasMl, workedMinutes, cost, sentAt }) => ({
            date,
            shift,
            reg,
            petrolLitres: litres(petrolMl),
            gasLitres: litres(gasMl),
            hours: hours(workedMinutes),
            costPln: pln(cost),
            sentAt,
          })),
        },
      ]
    },
    removed: () => Promise.resolve(),
    merged: async (tx, { stays, foldedId }) => ({ fuel: await giveFuel(tx, foldedId, stays.id) }),
    erased: () => Promise.resolve(),
  }
}
