import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { STOPPABLE } from '../domain/message-state.ts'
import { sealSms } from './body-seal.ts'
import { insertMessages, type NewMessage } from './store.ts'
import { messages } from './tables.ts'
import { insertTopicsOfMany, type StoredTopic } from './topics-store.ts'

/** Stands before the key of the message that tells the same. */
export const PUSH_KEY = 'push:'

/** So long a message waits for the push that tells the same. Milliseconds. */
const HEAD_START = 2 * 60_000
/** What begins sooner is told in both ways at once. Milliseconds. */
const HURRY = 30 * 60_000

/**
 * When a message is due that is also told by push.
 * @param notAfter instant at which what it tells of has passed
 */
export function dueAfterPush({ clock }: Platform, notAfter: string | undefined): string {
  const isHurried = notAfter !== undefined && Date.parse(notAfter) < Date.parse(instantIn(clock, HURRY))
  return isHurried ? instantNow(clock) : instantIn(clock, HEAD_START)
}

interface PushMessage {
  /** Key of the message that tells the same. */
  readonly smsKey: string
  /** Id of the driver, whose phones are known when it goes out. */
  readonly to: string
  readonly title: string
  readonly body: string
  readonly notAfter: string
  readonly kind: string
}

export function pushRow(
  platform: Platform,
  { smsKey, to, title, body, notAfter, kind }: PushMessage,
): NewMessage {
  const now = instantNow(platform.clock)
  return {
    ...{ id: randomUUID(), kind: 'push', eventKey: PUSH_KEY + smsKey, recipient: to, subject: title },
    ...{ body: sealSms(platform.secrets, body), state: 'waiting', createdAt: now, dueAt: now, notAfter },
    aboutKind: kind,
  }
}

/** With the changes that it tells of, by the keys by which the other message tells them. */
interface PushAbout {
  readonly row: NewMessage
  readonly topics: readonly (Pick<StoredTopic, 'eventKey'> & {
    readonly id: string
    readonly notAfter: string
  })[]
}

export async function storePushes(tx: Tx, many: readonly PushAbout[]): Promise<void> {
  const added = await insertMessages(
    tx,
    many.map(({ row }) => row),
  )
  // Of an event that was told before nothing is added.
  const fresh = many.filter(({ row }) => added.has(row.eventKey))
  await insertTopicsOfMany(
    tx,
    fresh.flatMap(({ row, topics }) =>
      topics.map(({ id, eventKey, notAfter }) => ({
        ...{ messageId: row.id, aboutId: id, eventKey: PUSH_KEY + eventKey, notAfter },
      })),
    ),
  )
}

/** The push has reached a phone: a message of the same that waits still is saved. */
export async function spareMessage(queries: Queries, eventKey: string): Promise<void> {
  await queries
    .update(messages)
    .set({ state: 'spared' })
    .where(
      and(
        eq(messages.eventKey, eventKey),
        inArray(messages.state, [...STOPPABLE]),
        // What a gateway may have is no longer saved.
        eq(messages.handedTo, ''),
        eq(messages.attempts, 0),
      ),
    )
}

/** There is no phone to tell: the message of the same need not wait. @param now instant */
export async function hastenMessage(queries: Queries, eventKey: string, now: string): Promise<void> {
  await queries
    .update(messages)
    .set({ dueAt: now })
    .where(and(eq(messages.eventKey, eventKey), eq(messages.state, 'waiting'), eq(messages.attempts, 0)))
}
