import { driversByIds } from '#features/drivers/server/public.ts'
import { messagesAbout, PUSH_KEY, withdrawMessagesAbout } from '#features/messaging/server/public.ts'
import { instantIn, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MarketNews } from '../../texts-messages.ts'
import { postNews, type Way } from '../post-news.ts'
import { isOut } from '../went-out.ts'
import { inReturnOf } from './exchange.ts'
import type { Offer } from './offers-store.ts'

/** What came to nothing is still news after the shift began. */
const OVER_FOR_MS = 24 * 3_600_000
const WAYS: readonly Way[] = ['email', 'sms']
const OFFERS = ['offered', 'offered-first'] as const
const AFTER_BEGIN: ReadonlySet<MarketNews> = new Set(['expired', 'request-expired'])

/** Tells drivers of an offer, each once, in the transaction of what is told. */
export async function tellOfOffer(
  tx: Tx,
  platform: Platform,
  offer: Offer,
  news: readonly { readonly to: string; readonly news: MarketNews }[],
): Promise<void> {
  const people = await driversByIds(
    tx,
    news.map(({ to }) => to),
  )
  const { id: aboutId, date, shift, reason } = offer
  const slot = { date, shift }
  const all = news.flatMap(({ to: id, news: what }) => {
    const to = people.get(id)
    if (!to?.active) return []
    const notAfter = AFTER_BEGIN.has(what) ? instantIn(platform.clock, OVER_FOR_MS) : slotBegins(slot)
    const keyOf = (way: Way) => eventKeyOf(offer, what, way, id)
    return [{ to, what, slot, inReturn: inReturnOf(offer), reason, aboutId, keyOf, notAfter }]
  })
  await postNews(tx, platform, all)
}

/**
 * What was said of it is true no more: what has not gone out never does.
 * @returns whom it was offered by a message that has gone out, or may have
 */
export async function untellOffer(tx: Tx, platform: Platform, offer: Offer): Promise<readonly string[]> {
  const out = (await messagesAbout(tx, [offer.id])).filter(isOut)
  await withdrawMessagesAbout(tx, platform, [offer.id])
  const keys = new Set(out.map(({ eventKey }) => eventKey))
  const asked = offer.toDriverId === null ? offer.firstAsked : [offer.toDriverId]
  return asked.filter((id) =>
    OFFERS.some((news) =>
      WAYS.map((way) => eventKeyOf(offer, news, way, id)).some(
        (key) => keys.has(key) || keys.has(PUSH_KEY + key),
      ),
    ),
  )
}

function eventKeyOf({ id }: Offer, news: MarketNews, way: Way, driverId: string): string {
  return `market:${news}:${way}:${id}:${driverId}`
}
