import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import type { MessageState } from '../domain/message-state.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { insertLetter, type Letter, letterRow, smsRow } from './post.ts'
import { smsSentence } from './render-sms.ts'
import { type SeveralSms, textOfSeveral } from './several-sms.ts'
import { insertMessage, insertMessages, type NewMessage } from './store.ts'
import { insertTopics, insertTopicsOfMany } from './topics-store.ts'

/** A change that a message tells of. */
interface Topic {
  /** The change's. */
  readonly id: string
  /** Names the change as it is told now; told a second time it has another one. */
  readonly eventKey: string
  /** Instant: the change has passed then, and is not told any more. */
  readonly notAfter: string
}

type SmsTopic = Topic & {
  readonly date: CalendarDate
} & { readonly [K in SmsKind]: { readonly template: K; readonly values: SmsValues[K] } }[SmsKind]

interface SmsAbout extends Pick<SeveralSms, 'fullName' | 'link'> {
  readonly language: Language | null
  /** E.164 */
  readonly to: string
  /** At least one, in the order in which they are told. */
  readonly topics: readonly [SmsTopic, ...SmsTopic[]]
  /** A push tells the same, and may save it. */
  readonly afterPush?: boolean
}

/** The key of an SMS about these changes. */
export function smsKeyOf([first, ...others]: readonly [Topic, ...Topic[]]): string {
  return others.length === 0 ? first.eventKey : `several:${first.eventKey}`
}

/**
 * One SMS about one or several changes of one driver, put into the outbox in the transaction of what it tells
 * of (D30). It knows each of them: one that comes otherwise, or passes, leaves the text while the others
 * stay.
 * @returns the message's id
 */
export async function postSmsAbout(
  tx: Tx,
  platform: Platform,
  { to, fullName, link, topics, language, afterPush = false }: SmsAbout,
): Promise<string> {
  const several = await severalOf(tx, { fullName, link, topics, language })
  const [first] = topics
  const isOne = topics.length === 1
  const about = isOne ? { kind: first.template, id: first.id } : { kind: 'shift-changes', id: '' }
  const notAfter = topics
    .map((topic) => topic.notAfter)
    .sort()
    .at(-1)
  const text = await textOfSeveral(tx, several)
  const eventKey = smsKeyOf(topics)
  const row = smsRow(
    platform,
    { eventKey, to, about, afterPush, ...(notAfter ? { notAfter } : {}) },
    text,
    isOne ? undefined : several,
  )
  await insertMessage(tx, row)
  await insertTopics(tx, row.id, topics.map(topicRow))
  return row.id
}

/** In how many parts a gateway would count that SMS; nothing is posted. */
export async function partsOfSmsAbout(
  queries: Queries,
  about: Pick<SmsAbout, 'fullName' | 'link' | 'topics' | 'language'>,
): Promise<number> {
  return sizeOfSms(await textOfSeveral(queries, await severalOf(queries, about))).parts
}

async function severalOf(
  queries: Queries,
  { fullName, link, topics, language }: Pick<SmsAbout, 'fullName' | 'link' | 'topics' | 'language'>,
): Promise<SeveralSms> {
  const said = []
  for (const { id, date, template, values } of topics)
    said.push({ id, date, ...(await smsSentence(queries, template, values, language)) })
  return { fullName, link, topics: said, language }
}

/** A letter about one change. @returns the message's id */
export async function postLetterAbout(
  tx: Tx,
  platform: Platform,
  letter: Omit<Letter, 'eventKey' | 'notAfter' | 'about'>,
  { kind, ...topic }: Topic & { readonly kind: string },
): Promise<string> {
  const { id, eventKey, notAfter } = topic
  const row = letterRow(platform, { ...letter, eventKey, notAfter, about: { kind, id } })
  await insertLetter(tx, platform, letter, row)
  await insertTopics(tx, row.id, [topicRow(topic)])
  return row.id
}

/** A message about one thing, which can be withdrawn when that comes otherwise. */
interface AboutOne {
  readonly to: string
  readonly topic: Topic & { readonly kind: string }
  /** A push tells the same, and may save it. */
  readonly afterPush?: boolean
}

/**
 * Letters and SMS with finished texts for many at once, each about one thing.
 * @returns those that are new by the keys of their events, each with its state; of an event that was told
 * before none is
 */
export async function postManyAbout(
  tx: Tx,
  platform: Platform,
  letters: readonly (AboutOne & Pick<Letter, 'subject' | 'text'>)[],
  sms: readonly (AboutOne & { readonly text: string })[],
): Promise<ReadonlyMap<string, MessageState>> {
  const messageOf = ({ topic: { kind, id, eventKey, notAfter }, afterPush = false }: AboutOne) => ({
    ...{ eventKey, notAfter, about: { kind, id }, afterPush },
  })
  const rows: NewMessage[] = [
    ...letters.map((one) => letterRow(platform, { ...one, ...messageOf(one) })),
    ...sms.map((one) => smsRow(platform, { to: one.to, ...messageOf(one) }, one.text)),
  ]
  const added = await insertMessages(tx, rows)
  const idOf = new Map(rows.map(({ eventKey, id }) => [eventKey, id]))
  const topics = [...letters, ...sms].flatMap(({ topic }) =>
    added.has(topic.eventKey) ? [{ messageId: idOf.get(topic.eventKey) ?? '', ...topicRow(topic) }] : [],
  )
  await insertTopicsOfMany(tx, topics)
  return added
}

function topicRow({ id, eventKey, notAfter }: Topic) {
  return { aboutId: id, eventKey, notAfter }
}
