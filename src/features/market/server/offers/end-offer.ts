import { holdPicksOf } from '#features/work-calendar/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isDriving } from './exchange.ts'
import { aliveOffers, changeOffer, lockOffer, type Offer } from './offers-store.ts'
import { hasOfferBegun } from './take-offer.ts'
import { tellOfOffer, untellOffer } from './tell.ts'

type Gone = Failed<'offer_gone'>

/**
 * The giver takes an offer back, until it is done; who was asked, or wanted it, is told where
 * told before.
 */
export async function withdrawOffer(
  tx: Tx,
  platform: Platform,
  giverId: string,
  offerId: string,
): Promise<Result<undefined, Gone>> {
  await holdPicksOf(tx, giverId, instantNow(platform.clock))
  const offer = await lockOffer(tx, offerId)
  if (!offer || offer.giverId !== giverId || !isAlive(offer)) return fail({ code: 'offer_gone' })
  await endOffer(tx, platform, offer, 'withdrawn')
  const wanted = offer.takerId ?? offer.toDriverId
  if (wanted) await tellOfOffer(tx, platform, offer, [{ to: wanted, news: 'off' }])
  return ok(undefined)
}

/** 'Nie, dziękuję' of who was asked; also takes a request back that the office has not decided. */
export async function declineOffer(
  tx: Tx,
  platform: Platform,
  driverId: string,
  offerId: string,
): Promise<Result<undefined, Gone>> {
  const offer = await lockOffer(tx, offerId)
  if (!offer || !isAlive(offer) || offer.giverId === driverId) return fail({ code: 'offer_gone' })
  const isRequest = offer.state === 'asked' && offer.takerId === driverId
  if (offer.state === 'asked' && !isRequest) return fail({ code: 'offer_gone' })
  if (offer.declined.includes(driverId)) return ok(undefined)
  await changeOffer(tx, offerId, {
    declined: [...offer.declined, driverId],
    ...(isRequest ? { state: 'open' as const, takerId: null, takenAt: null } : {}),
  })
  // Nobody else was asked: it is over.
  if (offer.toDriverId === driverId) {
    await endOffer(tx, platform, offer, 'refused')
    await tellOfOffer(tx, platform, offer, [{ to: offer.giverId, news: 'off' }])
  }
  return ok(undefined)
}

/**
 * Ends what is true no more: its shift has begun, or its giver does not drive it, since the office moved him.
 * The shift is whose it is; of who waited for an answer each is told.
 */
export async function endDeadOffers(platform: Platform): Promise<void> {
  const { database } = platform
  for (const { id } of await aliveOffers(database.queries)) {
    await database.transaction(async (tx) => {
      const offer = await lockOffer(tx, id)
      if (!offer || !isAlive(offer)) return
      const begun = hasOfferBegun(platform, offer)
      if (!begun && (await isDriving(tx, offer.giverId, offer))) return
      await endOffer(tx, platform, offer, 'expired')
      const news = begun ? (offer.state === 'asked' ? 'request-expired' : 'expired') : 'off'
      const told = [offer.giverId, ...(offer.state === 'asked' && offer.takerId ? [offer.takerId] : [])]
      await tellOfOffer(
        tx,
        platform,
        offer,
        told.map((to) => ({ to, news })),
      )
    })
  }
}

async function endOffer(
  tx: Tx,
  platform: Platform,
  offer: Offer,
  state: 'withdrawn' | 'refused' | 'expired',
): Promise<void> {
  await changeOffer(tx, offer.id, { state, endedAt: instantNow(platform.clock) })
  await untellOffer(tx, platform, offer)
}

function isAlive({ state }: Offer): boolean {
  return state === 'open' || state === 'asked'
}
