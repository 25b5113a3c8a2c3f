import { languageOfDriver } from '#features/drivers/server/public.ts'
import { entryAddresses } from '#features/drivers/session/server/public.ts'
import type { OfficeMessageKind } from '#features/messaging/domain/public.ts'
import {
  lateUntil,
  type MessageAbout,
  messagesAbout,
  partsOfSmsAbout,
  postLetterAbout,
  postSmsAbout,
  sendsSmsInPolish,
  sentenceForLetter,
  smsKeyOf,
  withdrawFrom,
} from '#features/messaging/server/public.ts'
import { postPush } from '#features/push/server/public.ts'
import { weekOfRow } from '#features/roster/server/public.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Language } from '#platform/pure/languages.ts'
import { slotBegins } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { noticedSlot } from '../../domain/notices.ts'
import { revisionOf } from '../receipts/revision.ts'
import { letterWordsIn } from './letter-words.ts'
import { wordsOf } from './notice-words.ts'
import { eventKeyOf, type NoticeDelivery, revisionIn, type WeekDeliveries } from './week-deliveries.ts'

type Notices = readonly [NoticeDelivery, ...NoticeDelivery[]]

/**
 * Puts one SMS about notices of one driver, as they are now, into the outbox, in the order of dates. Each is
 * told until the slot begins that it sends the driver to, or away from; one that has begun already and is
 * wanted all the same, as late as messages may be.
 * @returns the message, as far as the first of the notices is concerned
 */
export async function tellBySms(
  tx: Tx,
  platform: Platform,
  week: WeekDeliveries,
  notices: Notices,
): Promise<MessageAbout> {
  const [first, ...others] = [...notices].sort((a, b) => noticedSlot(a.notice) - noticedSlot(b.notice)) as [
    NoticeDelivery,
    ...NoticeDelivery[],
  ]
  await withdrawEarlier(tx, platform, notices, 'sms')
  const { fullName = '', phone = '' } = first.driver ?? {}
  const language = (await sendsSmsInPolish(tx)) ? null : await languageOfDriver(tx, first.notice.driverId)
  const topic = (each: NoticeDelivery) => ({
    ...topicOf(platform, week, each, 'sms'),
    ...words(week, each, language),
  })
  const topics = [topic(first), ...others.map(topic)] as const
  const { driverId } = first.notice
  const notAfter = topics.map((each) => each.notAfter).sort()[topics.length - 1] ?? ''
  const told = { driverId, smsKey: smsKeyOf(topics), notAfter, topics }
  const pushed = await postPush(tx, platform, 'changed', [told])
  // One that tells of a single change says all of it, and needs no link.
  const link = others.length > 0 ? await addressFor(tx, platform, driverId) : ''
  const id = await postSmsAbout(tx, platform, {
    ...{ to: phone, fullName, link, topics, language },
    afterPush: pushed.has(driverId),
  })
  return postedOf(tx, id, notices[0])
}

/** What that SMS would cost as it goes out, and in Polish. Nothing is sent. */
export async function partsOfSms(
  queries: Queries,
  platform: Platform,
  week: WeekDeliveries,
  notices: Notices,
): Promise<{ readonly parts: number; readonly inPolish: number }> {
  const sorted = [...notices].sort((a, b) => noticedSlot(a.notice) - noticedSlot(b.notice))
  const { notice, driver } = notices[0]
  const link = notices.length > 1 ? `${platform.configuration.publicUrl}/j#${LINK_KEY}` : ''
  const partsIn = (language: Language | null): Promise<number> => {
    const [first, ...others] = sorted.map((each) => ({
      ...topicOf(platform, week, each, 'sms'),
      ...words(week, each, language),
    }))
    if (!first) return Promise.resolve(0)
    const about = { fullName: driver?.fullName ?? '', link, topics: [first, ...others] as const }
    return partsOfSmsAbout(queries, { ...about, language })
  }
  const language = (await sendsSmsInPolish(queries)) ? null : await languageOfDriver(queries, notice.driverId)
  const parts = await partsIn(language)
  return { parts, inPolish: (language ?? 'pl') === 'pl' ? parts : await partsIn(null) }
}

/** As long as the key of a link that lets a driver in. */
const LINK_KEY = 'x'.repeat(22)

/** The same as a letter, about one. */
export async function tellByLetter(
  tx: Tx,
  platform: Platform,
  week: WeekDeliveries,
  told: NoticeDelivery,
): Promise<MessageAbout> {
  await withdrawEarlier(tx, platform, [told], 'email')
  const { fullName = '', email = '' } = told.driver ?? {}
  const language = await languageOfDriver(tx, told.notice.driverId)
  const { changeLetter, changeSubject } = letterWordsIn(language)
  const { template, values } = words(week, told, language)
  const { date, ...topic } = topicOf(platform, week, told, 'email')
  const sentence = await sentenceForLetter(tx, template, values, language)
  const letter = {
    to: email,
    subject: changeSubject(date),
    text: changeLetter(fullName, sentence, await addressFor(tx, platform, told.notice.driverId)),
  }
  const id = await postLetterAbout(tx, platform, letter, { kind: template, ...topic })
  return postedOf(tx, id, told)
}

/**
 * Nothing may wait any more in this way that tells of an earlier state: the driver would be sent to the wrong
 * place.
 */
async function withdrawEarlier(
  tx: Tx,
  platform: Platform,
  notices: Notices,
  kind: OfficeMessageKind,
): Promise<void> {
  const again = notices.filter((told) => told[kind].rounds > 0 && told[kind].now === undefined)
  const revisions = new Map(again.map(({ notice }) => [notice.id, revisionOf(notice)]))
  for (const message of await messagesAbout(tx, [...revisions.keys()]))
    if (
      (message.kind === kind || (kind === 'sms' && message.kind === 'push')) &&
      revisionIn(message.eventKey) !== revisions.get(message.aboutId)
    )
      await withdrawFrom(tx, platform, message)
}

function topicOf(platform: Platform, { row }: WeekDeliveries, told: NoticeDelivery, kind: OfficeMessageKind) {
  const { notice, passed } = told
  const slot = slotAt(weekOfRow(row), noticedSlot(notice))
  return {
    id: notice.id,
    eventKey: eventKeyOf(kind, notice, told[kind].rounds),
    date: slot.date,
    notAfter: passed ? lateUntil(platform.clock) : slotBegins(slot),
  }
}

function words(
  { row, contents }: WeekDeliveries,
  { notice, driver }: NoticeDelivery,
  language: Language | null,
) {
  return wordsOf(weekOfRow(row), contents.cars, notice, { fullName: driver?.fullName ?? '', language })
}

/** The driver's own way in, for this message alone. */
async function addressFor(tx: Tx, platform: Platform, driverId: string): Promise<string> {
  return (await entryAddresses(tx, platform, [driverId]))(driverId)
}

async function postedOf(tx: Tx, messageId: string, { notice }: NoticeDelivery): Promise<MessageAbout> {
  const posted = (await messagesAbout(tx, [notice.id])).find(({ id }) => id === messageId)
  if (!posted) throw new Error('The message that was just posted is not in the outbox.')
  return posted
}
