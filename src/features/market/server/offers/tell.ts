import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import {
  messagesAbout,
  PUSH_KEY,
  postManyAbout,
  sendsSmsInPolish,
  wantsFreeShiftSms,
  withdrawMessagesAbout,
} from '#features/messaging/server/public.ts'
import { postPush, type ToldByPush } from '#features/push/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import { instantIn, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MarketNews } from '../../texts-messages.ts'
import { letterWordsIn, smsIn } from '../letter-words.ts'
import { PUSH_KINDS } from '../push-kinds.ts'
import { inReturnOf } from './exchange.ts'
import type { Offer } from './offers-store.ts'

/** What came to nothing is still news after the shift began. */
const OVER_FOR_MS = 24 * 3_600_000
const WAYS = ['email', 'sms'] as const
const OFFERS = ['offered', 'offered-first'] as const
const OUT: ReadonlySet<string> = new Set(['sending', 'sent', 'delivered', 'undelivered'])
const AFTER_BEGIN: ReadonlySet<MarketNews> = new Set(['expired', 'request-expired'])

/**
 * Tells drivers of an offer, each once, in the transaction of what is told: on the phones that take it, by
 * letter, and by SMS where there is no address or the fleet has picked shifts told so; one that a phone took
 * is saved.
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
  const fresh = news.flatMap(({ to, news: what }) => {
    const person = people.get(to)
    return person?.active ? [{ to, what, person }] : []
  })
  const pushed = await pushNews(tx, platform, offer, fresh)
  const letters = []
  const sms = []
  for (const { to, what, person } of fresh) {
    const told = { fullName: person.fullName, slot, inReturn: inReturnOf(offer), reason: offer.reason, link }
    const notAfter = passesAt(platform, offer, what)
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
        afterPush: pushed.has(`${what} ${to}`),
      })
  }
  await postManyAbout(tx, platform, letters, sms)
}

interface Fresh {
  readonly what: MarketNews
  readonly person: Driver
}

/** @returns the news and the driver of those that some phone takes */
async function pushNews(
  tx: Tx,
  platform: Platform,
  offer: Offer,
  fresh: readonly Fresh[],
): Promise<ReadonlySet<string>> {
  const pushed = new Set<string>()
  for (const [kind, ofKind] of Map.groupBy(fresh, ({ what }) => PUSH_KINDS[what])) {
    const reached = await postPush(
      tx,
      platform,
      kind,
      ofKind.map((each) => toldByPush(platform, offer, each)),
    )
    for (const { what, person } of ofKind) if (reached.has(person.id)) pushed.add(`${what} ${person.id}`)
  }
  return pushed
}

function toldByPush(platform: Platform, offer: Offer, { what, person }: Fresh): ToldByPush {
  const smsKey = eventKeyOf(offer, what, 'sms', person.id)
  const notAfter = passesAt(platform, offer, what)
  const says = letterWordsIn(person.language).newsPush(what, offer)
  const topics = [{ id: offer.id, eventKey: smsKey, notAfter }]
  return { driverId: person.id, smsKey, notAfter, says, topics }
}

function passesAt({ clock }: Platform, { date, shift }: Offer, news: MarketNews): string {
  return AFTER_BEGIN.has(news) ? instantIn(clock, OVER_FOR_MS) : slotBegins({ date, shift })
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
    OFFERS.some((news) =>
      WAYS.map((way) => eventKeyOf(offer, news, way, id)).some(
        (key) => keys.has(key) || keys.has(PUSH_KEY + key),
      ),
    ),
  )
}

function eventKeyOf({ id }: Offer, news: MarketNews, way: string, driverId: string): string {
  return `market:${news}:${way}:${id}:${driverId}`
}
