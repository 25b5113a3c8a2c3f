import { driversByIds } from '#features/drivers/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { listOffersOfDriver, listOnOffer } from '../../contract-on-offer.ts'
import { inReturnOf } from '../offers/exchange.ts'
import { aliveOffers, type Offer, offersOfDriver } from '../offers/offers-store.ts'

/** What is offered and not decided yet, the soonest first. */
export async function shiftsOnOffer(queries: Queries): Promise<OutputOf<typeof listOnOffer>['data']> {
  const offers = await aliveOffers(queries)
  const shown = await shownBy(queries, offers)
  return offers.map((offer) => ({
    ...shown(offer),
    state: offer.state === 'asked' ? ('asked' as const) : ('open' as const),
  }))
}

/** All that one driver has had to do with, the latest first. */
export async function offersWithDriver(
  queries: Queries,
  driverId: string,
): Promise<OutputOf<typeof listOffersOfDriver>['data']> {
  const offers = (await offersOfDriver(queries, driverId)).sort((a, b) =>
    b.offeredAt.localeCompare(a.offeredAt),
  )
  const shown = await shownBy(queries, offers)
  return offers.map((offer) => {
    const { takerId, state, endedAt } = offer
    return { ...shown(offer), state, taker: takerId === null ? null : shown.person(takerId), endedAt }
  })
}

async function shownBy(queries: Queries, offers: readonly Offer[]) {
  const ids = offers.flatMap(({ giverId, toDriverId, takerId }) => [giverId, toDriverId, takerId])
  const people = await driversByIds(queries, [...new Set(ids.filter((id) => id !== null))])
  const person = (driverId: string) => ({ driverId, fullName: people.get(driverId)?.fullName ?? '' })
  const shown = (offer: Offer) => ({
    ...{ id: offer.id, date: offer.date, shift: offer.shift, offeredAt: offer.offeredAt },
    giver: person(offer.giverId),
    to: offer.toDriverId === null ? null : person(offer.toDriverId),
    inReturn: inReturnOf(offer) ?? null,
  })
  return Object.assign(shown, { person })
}
