import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { marketDataTexts } from '../texts-driver-data.ts'
import { forgetOffersOf, giveOffers, offersOfDriver } from './offers/offers-store.ts'

/** What drivers gave, took and were asked for. Of the other driver of an offer the export tells nothing. */
export function offersOfDrivers(): DriverDataHolder {
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
    removed: forgetOffersOf,
    async merged(tx, { stays, foldedId }) {
      await giveOffers(tx, foldedId, stays.id)
      return {}
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) await forgetOffersOf(tx, each)
    },
  }
}
