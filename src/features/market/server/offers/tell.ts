import { driversByIds } from '#features/drivers/server/public.ts'
import {
  messagesAbout,
  postManyAbout,
  sendsSmsInPolish,
  wantsFreeShiftSms,
  withdrawMessagesAbout,
} from '#features/messaging/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { instantIn, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MarketNews } from '../../texts-messages.ts'
import { letterWordsIn, smsIn } from '../letter-words.ts'
import { inReturnOf } from './exchange.ts'
import type { Offer } from './offers-store.ts'

/** What came to nothing is still news after the shift began. */
const OVER_FOR_MS = 24 * 3_600_000
const WAYS = ['email', 'sms'] as const
const OFFERS = ['offered', 'offered-first'] as const
const OUT: ReadonlySet<string> = new Set(['sending', 'sent', 'delivered', 'undelivered'])
const AFTER_BEGIN: ReadonlySet<MarketNews> = new Set(['expired', 'request-expired'])

/**
 * Tells drivers of an offer, each once, in the transaction of what is told: by letter, and by SMS where there
 * is no address or the fleet has picked shifts told so.
 */
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
  const smsToo = await wantsFreeShiftSms(tx)
  const inPolish = await sendsSmsInPolish(tx)
  const link = `${platform.configuration.publicUrl}/wolne`
  const slot = { date: offer.date, shift: offer.shift }
  const letters = []
  const sms = []
  for (const { to, news: what } of news) {
    const person = people.get(to)
    if (!person?.active) continue
    const told = { fullName: person.fullName, slot, inReturn: inReturnOf(offer), reason: offer.reason, link }
    const notAfter = AFTER_BEGIN.has(what) ? instantIn(platform.clock, OVER_FOR_MS) : slotBegins(slot)
    const topic = (way: (typeof WAYS)[number]) => ({
      kind: `market-${what}`,
      id: offer.id,
      eventKey: eventKeyOf(offer, what, way, to),
      notAfter,
    })
    const hasLetter = isEmailAddress(person.email)
    if (hasLetter)
      letters.push({
        to: person.email,
        subject: letterWordsIn(person.language).newsSubject(what),
        text: letterWordsIn(person.language).newsLetter(what, told),
        topic: topic('email'),
      })
    if (!hasLetter || smsToo)
      sms.push({
        to: person.phone,
        text: smsIn(inPolish ? null : person.language, what, told),
        topic: topic('sms'),
      })
  }
  await postManyAbout(tx, platform, letters, sms)
}

/**
 * What was said of it is true no more: what has not gone out never does.
 * @returns whom it was offered by a message that has gone out, or may have
 */
export async function untellOffer(tx: Tx, platform: Platform, offer: Offer): Promise<readonly string[]> {
  const out = (await messagesAbout(tx, [offer.id])).filter(
    ({ state, mayHaveArrived }) => mayHaveArrived || OUT.has(state),
  )
  await withdrawMessagesAbout(tx, platform, [offer.id])
  const keys = new Set(out.map(({ eventKey }) => eventKey))
  const asked = offer.toDriverId === null ? offer.firstAsked : [offer.toDriverId]
  return asked.filter((id) =>
    OFFERS.some((news) => WAYS.some((way) => keys.has(eventKeyOf(offer, news, way, id)))),
  )
}

function eventKeyOf({ id }: Offer, news: MarketNews, way: string, driverId: string): string {
  return `market:${news}:${way}:${id}:${driverId}`
}
