import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { handoverDataTexts as texts } from '../texts-driver-data.ts'
import { drivenIsDueOfDriver } from './driven/due-store.ts'
import { forgetPhotosOfDriver, sidesOf } from './handover-photos.ts'
import { allOfDriver, forgetDriver, giveHandovers } from './handover-store.ts'

/**
 * Hand-overs of a driver. An erased one leaves mileage, fuel and marks of cars behind, without name, words
 * and photos; who is only off the list keeps everything, since fines come later.
 */
export function handoversOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const { handovers, damages } = await allOfDriver(queries, driverId)
      const sides = await sidesOf(
        queries,
        handovers.map(({ id }) => id),
      )
      return [
        {
          name: 'handovers',
          ...texts.handovers,
          rows: handovers.map(({ id, date, shift, kind, reg, at, km, fuel, remark, objection }) => ({
            ...{ date, shift, kind, reg, at, km, fuel, remark, objection },
            photos: sides.get(id)?.length ?? 0,
          })),
        },
        {
          name: 'vehicleDamages',
          ...texts.damages,
          rows: damages.map(({ notedAt: at, kind, remark }) => ({ at, kind, remark })),
        },
      ]
    },
    async removed() {},
    async merged(tx, { stays, foldedId }) {
      const handovers = await giveHandovers(tx, foldedId, stays.id)
      await drivenIsDueOfDriver(tx, stays.id)
      return { handovers }
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) {
        await forgetPhotosOfDriver(tx, each)
        await forgetDriver(tx, each)
      }
    },
  }
}
