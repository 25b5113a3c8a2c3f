import type { Driver } from '#features/drivers/server/public.ts'
import { postManyAbout, sendsSmsInPolish, wantsFreeShiftSms } from '#features/messaging/server/public.ts'
import { type PushKind, postPush } from '#features/push/server/public.ts'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MarketNews, ToldNews } from '../texts-messages.ts'
import { letterWordsIn, smsIn } from './letter-words.ts'

export type Way = 'email' | 'sms'

/** What one driver is told once. */
export interface OwnNews {
  readonly to: Driver
  readonly what: MarketNews
  readonly slot: Slot
  /** Undefined: nothing. */
  readonly inReturn: Slot | undefined
  /** Of the office; empty without. */
  readonly reason: string
  /** When the office asks no more, in the fleet's time; undefined: that is not said. */
  readonly until?: ToldNews['until']
  /** What it is about, by which it is withdrawn. */
  readonly aboutId: string
  /** Names the event in one way; a push has the key of the SMS. */
  keyOf(way: Way): string
  /** Instant. */
  readonly notAfter: string
}

/** On a phone newer news of a kind replace older ones, so that an offer that is off is not offered there. */
const PUSH_KINDS: Readonly<Record<MarketNews, PushKind>> = {
  proposed: 'market-offer',
  unproposed: 'market-offer',
  offered: 'market-offer',
  'offered-first': 'market-offer',
  off: 'market-offer',
  given: 'market-own',
  expired: 'market-own',
  got: 'market-answer',
  refused: 'market-answer',
  'request-expired': 'market-answer',
}

/**
 * Tells drivers, each in the own language, in the transaction of what is told: on the phones that take it, by
 * letter, and by SMS where there is no address or the fleet has picked shifts told so. An SMS that a phone
 * has made needless is saved.
 */
export async function postNews(tx: Tx, platform: Platform, news: readonly OwnNews[]): Promise<void> {
  if (news.length === 0) return
  const smsToo = await wantsFreeShiftSms(tx)
  const inPolish = await sendsSmsInPolish(tx)
  const pushed = await pushNews(tx, platform, news)
  const link = `${platform.configuration.publicUrl}/wolne`
  const letters = []
  const sms = []
  for (const one of news) {
    const { to, what, slot, inReturn, reason, until, aboutId: id, notAfter } = one
    const { fullName, email, phone, language } = to
    const told = { fullName, slot, inReturn, reason, until, link }
    const topic = (way: Way) => ({ kind: `market-${what}`, id, eventKey: one.keyOf(way), notAfter })
    const words = letterWordsIn(language)
    const hasLetter = isEmailAddress(email)
    if (hasLetter)
      letters.push({
        to: email,
        subject: words.newsSubject(what),
        text: words.newsLetter(what, told),
        topic: topic('email'),
      })
    if (!hasLetter || smsToo)
      sms.push({
        to: phone,
        text: smsIn(inPolish ? null : language, what, told),
        topic: topic('sms'),
        afterPush: pushed.has(one),
      })
  }
  await postManyAbout(tx, platform, letters, sms)
}

/** @returns those that some phone takes */
async function pushNews(tx: Tx, platform: Platform, news: readonly OwnNews[]): Promise<ReadonlySet<OwnNews>> {
  const pushed = new Set<OwnNews>()
  for (const [kind, ofKind] of Map.groupBy(news, ({ what }) => PUSH_KINDS[what])) {
    const told = ofKind.map(({ to, what, slot, aboutId: id, keyOf, notAfter }) => ({
      ...{ driverId: to.id, smsKey: keyOf('sms'), notAfter },
      says: letterWordsIn(to.language).newsPush(what, slot),
      topics: [{ id, eventKey: keyOf('sms'), notAfter }],
    }))
    const reached = await postPush(tx, platform, kind, told)
    for (const one of ofKind) if (reached.has(one.to.id)) pushed.add(one)
  }
  return pushed
}
