import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { Platform } from '#platform/server/platform.ts'
import { marketDataTexts } from '../texts-driver-data.ts'
import { leaveOffers } from './offers/leave-offers.ts'
import { giveOffers, offersOfDriver } from './offers/offers-store.ts'

/** What drivers gave, took and were asked for. Of the other driver of an offer the export tells nothing. */
export function offersOfDrivers(platform: Platform): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const offers = await offersOfDriver(queries, driverId)
      return [
        {
          name: 'marketOffers',
          ...marketDataTexts,
          rows: offers.map(({ giverId, takerId, date, shift, state, offeredAt, endedAt, reason }) => ({
            role: giverId === driverId ? 'giver' : takerId === driverId ? 'taker' : 'asked',
            ...{ date, shift, state, offeredAt, endedAt, reason },
          })),
        },
      ]
    },
    removed: (tx, driverId) => leaveOffers(tx, platform, driverId),
    async merged(tx, { stays, foldedId }) {
      await giveOffers(tx, foldedId, stays.id)
      return {}
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) await leaveOffers(tx, platform, each)
    },
  }
}
