import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { PickObstacle } from '#features/work-calendar/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, hasBegun, type Slot } from '#kernel/slot.ts'
import { fleetTime, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isOfferedTo, MOST_WAITING, needsApproval } from '../../domain/offer.ts'
import { bookOf, doExchange, exchangeOf, holdExchange, judgeExchange } from './exchange.ts'
import { illFor } from './ill-for.ts'
import { changeOffer, lockOffer, type Offer, offerById } from './offers-store.ts'
import { tellOfOffer, untellOffer } from './tell.ts'
import { bookWith, contradicts, waitingOf } from './waiting-requests.ts'

type TakeRefusal =
  | 'off'
  | 'offer_gone'
  | 'reported_ill'
  | 'giver_cannot'
  | 'car_off'
  | 'other_request'
  | 'too_many_requests_wait'
type Refused = PickObstacle | Failed<TakeRefusal>

/**
 * Takes an offered shift: at once, or as a request to the office where the fleet wants that. Of many who do
 * so at once one gets it. Requests of one driver that exclude each other, or are too many, would keep shifts
 * from everybody else for nothing. Drivers, weeks and the offer are held in this order, so that nobody waits
 * in a circle.
 */
export async function takeOffer(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  takerId: string,
  offerId: string,
): Promise<Result<{ readonly state: 'done' | 'asked' }, Refused>> {
  const { market } = await readSettings(tx, platform.clock)
  if (!market.on) return fail({ code: 'off' })
  const read = await offerById(tx, offerId)
  // Who comes after it has gone hears so before anything is held: fifty may tap at once.
  if (read?.state !== 'open' || takerId === read.giverId) return fail({ code: 'offer_gone' })
  const exchange = await exchangeOf(tx, read, takerId)
  if (!exchange) return fail({ code: 'offer_gone' })
  await holdExchange(tx, platform, exchange)
  const offer = await lockOffer(tx, offerId)
  const now = instantNow(platform.clock)
  if (offer?.state !== 'open' || hasOfferBegun(platform, offer) || !isOfferedTo(takerId, offer, now))
    return fail({ code: 'offer_gone' })
  const isIll = await illFor(tx, [offer.giverId, takerId])
  if (isIll(offer.giverId, offer)) return fail({ code: 'offer_gone' })
  const { inReturn } = exchange
  if (inReturn && isIll(takerId, inReturn)) return fail({ code: 'reported_ill' })
  const judged = judgeExchange(await bookOf(tx, exchange), exchange)
  if (!judged.ok) return judged.error.code === 'not_there' ? fail({ code: 'offer_gone' }) : fail(judged.error)

  if (needsApproval(market, firstBegin(offer), now)) {
    const waiting = await waitingOf(tx, takerId)
    if (waiting.gets.length >= MOST_WAITING) return fail({ code: 'too_many_requests_wait' })
    if (contradicts(await bookWith(tx, exchange, waiting), exchange, waiting))
      return fail({ code: 'other_request' })
    await changeOffer(tx, offerId, { state: 'asked', takerId, takenAt: now })
    await untellOffer(tx, platform, offer)
    return ok({ state: 'asked' })
  }
  const done = await doExchange(tx, platform, reader, exchange, 'taker')
  if (!done.ok) return done.error.code === 'not_there' ? fail({ code: 'offer_gone' }) : fail(done.error)
  await changeOffer(tx, offerId, { state: 'done', takerId, takenAt: now, endedAt: now })
  const asked = await untellOffer(tx, platform, offer)
  await tellOfOffer(tx, platform, offer, [
    { to: offer.giverId, news: 'given' },
    ...tooLate(asked, offer, takerId),
  ])
  return ok({ state: 'done' })
}

/** Who was asked by a message that went out, and has not answered: it has gone. */
export function tooLate(asked: readonly string[], { declined }: Offer, takerId: string) {
  const others = asked.filter((id) => id !== takerId && !declined.includes(id))
  return others.map((to) => ({ to, news: 'off' as const }))
}

/** Both shifts of a swap, or the one. */
export function slotsOfOffer({ date, shift, forDate, forShift }: Offer): Slot[] {
  const inReturn = forDate && forShift ? [{ date: forDate, shift: forShift }] : []
  return [{ date, shift }, ...inReturn].sort(compareSlots)
}

export function hasOfferBegun({ clock }: Platform, offer: Offer): boolean {
  const { date, hour } = fleetTime(clock)
  return slotsOfOffer(offer).some((slot) => hasBegun(slot, date, hour))
}

/** Instant. */
export function firstBegin(offer: Offer): string {
  return slotsOfOffer(offer).map(slotBegins).sort()[0] ?? ''
}
