import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  isAmong,
  type MessageKind,
  type MessageState,
  NOT_THROUGH,
  STOPPABLE,
} from '../domain/message-state.ts'
import { rewrite } from './leave-out.ts'
import type { SmsState } from './sms-states.ts'
import type { StoredMessage } from './store.ts'
import { messages, messageTopics } from './tables.ts'
import { endOutdated, lockMessagesAbout, outdateTopics, type StoredTopic, topicsOf } from './topics-store.ts'

/** A message as far as one change is concerned of which it tells. */
export interface MessageAbout extends SmsState {
  /** The message's. */
  readonly id: string
  readonly kind: MessageKind
  readonly aboutId: string
  /** The change's in this message. */
  readonly eventKey: string
  /** When it was put into the outbox. */
  readonly createdAt: string
  /** Number or address. */
  readonly to: string
  /** Of how many changes it tells, this one included; 0 where this one was taken out of it. */
  readonly changes: number
  /** The change has passed then, and is told no more; null: never. */
  readonly notAfter: string | null
  /** A gateway may have it although it has not said so: sent again, it keeps its key. */
  readonly mayHaveArrived: boolean
}

/**
 * Every letter, SMS and push that tells of one of these, oldest first: one that tells of two of them stands
 * there twice.
 * @param named only those whose event's key has this in it
 */
export async function messagesAbout(
  queries: Queries,
  ids: readonly string[],
  named?: string,
): Promise<MessageAbout[]> {
  if (ids.length === 0) return []
  const { id, kind, recipient: to, state, createdAt, sentAt, error, handedTo } = messages
  const { aboutId, eventKey, outdated, ended, notAfter } = messageTopics
  const rows = await queries
    .select({
      ...{ id, kind, aboutId, eventKey, to, state, createdAt, sentAt, error, handedTo, outdated, ended },
      notAfter,
    })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(
      and(
        inArray(aboutId, [...ids]),
        named === undefined ? undefined : sql`position(${named} in ${eventKey}) > 0`,
      ),
    )
    .orderBy(asc(messages.createdAt), asc(eventKey))
  const changes = await changesIn(queries, [...new Set(rows.map((row) => row.id))])
  return rows.map(({ outdated: isOutdated, ended: end, handedTo: handed, ...row }) => ({
    ...row,
    state: stateOf(row.state, isOutdated, end),
    // What became of the others is not this one's.
    ...(end === null ? {} : { sentAt: null, error: null }),
    changes: end === null ? (changes.get(row.id) ?? 1) : 0,
    mayHaveArrived: handed !== '',
  }))
}

/**
 * What messages of this kind that have not gone out tell of: each with the key by which it is told. One under
 * way may go out yet.
 */
export async function waitingAbout(
  queries: Queries,
  aboutKind: string,
): Promise<Pick<MessageAbout, 'id' | 'aboutId' | 'eventKey'>[]> {
  const { aboutId, eventKey, outdated } = messageTopics
  return queries
    .select({ id: messages.id, aboutId, eventKey })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(
      and(
        inArray(messages.state, [...STOPPABLE, 'sending']),
        eq(messages.aboutKind, aboutKind),
        eq(outdated, false),
      ),
    )
}

async function changesIn(queries: Queries, messageIds: readonly string[]): Promise<Map<string, number>> {
  if (messageIds.length === 0) return new Map()
  const rows = await queries
    .select({ id: messageTopics.messageId, number: sql<number>`count(*)::integer` })
    .from(messageTopics)
    .where(and(inArray(messageTopics.messageId, [...messageIds]), isNull(messageTopics.ended)))
    .groupBy(messageTopics.messageId)
  return new Map(rows.map(({ id, number }) => [id, number]))
}

function stateOf(state: MessageState, outdated: boolean, ended: StoredTopic['ended']): MessageState {
  if (ended) return ended
  return outdated && state !== 'sent' && state !== 'delivered' ? 'withdrawn' : state
}

/**
 * What these tell of is not true any more: what has not gone out is never sent, and what did not get through
 * is not sent again. A message that tells of others too goes on without it. One under way keeps its lease,
 * since the gateway may take it yet.
 */
export async function withdrawMessagesAbout(
  tx: Tx,
  platform: Platform,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await outdate(tx, platform, await lockMessagesAbout(tx, ids), ids)
}

/** The same of one change in one message: it is told by another one from now on. */
export async function withdrawFrom(
  tx: Tx,
  platform: Platform,
  { id, aboutId }: Pick<MessageAbout, 'id' | 'aboutId'>,
): Promise<void> {
  await outdate(tx, platform, await lockMessagesAbout(tx, [aboutId], id), [aboutId])
}

async function outdate(
  tx: Tx,
  platform: Platform,
  found: readonly StoredMessage[],
  aboutIds: readonly string[],
): Promise<void> {
  if (found.length === 0) return
  await outdateTopics(
    tx,
    found.map(({ id }) => id),
    aboutIds,
  )
  const over: string[] = []
  for (const message of found) {
    const topics = await topicsOf(tx, message.id)
    if (topics.every(({ outdated, ended }) => outdated || ended !== null)) {
      over.push(message.id)
      continue
    }
    if (message.handedTo === '' && message.sentAt === null) await endOutdated(tx, message.id)
    if (message.state === 'sending' || isAmong(STOPPABLE, message.state)) await rewrite(tx, platform, message)
  }
  await withdrawWhole(tx, over)
}

async function withdrawWhole(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return
  const notOut = inArray(messages.state, [...STOPPABLE, ...NOT_THROUGH, 'sending'])
  await tx
    .update(messages)
    .set({ outdated: true, state: sql`CASE WHEN ${notOut} THEN 'withdrawn' ELSE ${messages.state} END` })
    .where(inArray(messages.id, [...messageIds]))
}

/** Those of the ids of which somebody may have been told: a gateway has a message about them, or may have. */
export async function heardOf(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const has = or(
    inArray(messages.state, ['sending', 'sent', 'delivered', 'undelivered']),
    ne(messages.handedTo, ''),
    isNotNull(messages.sentAt),
  )
  const rows = await queries
    .selectDistinct({ id: messageTopics.aboutId })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(and(inArray(messageTopics.aboutId, [...ids]), isNull(messageTopics.ended), has))
  return new Set(rows.map(({ id }) => id))
}
