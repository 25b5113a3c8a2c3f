import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { STOPPABLE } from '../domain/message-state.ts'
import type { StoredMessage } from './store.ts'
import { messages, messageTopics } from './tables.ts'

export type StoredTopic = typeof messageTopics.$inferSelect

export async function insertTopics(
  tx: Tx,
  messageId: string,
  topics: readonly Pick<StoredTopic, 'aboutId' | 'eventKey' | 'notAfter'>[],
): Promise<void> {
  await tx.insert(messageTopics).values(topics.map((topic) => ({ messageId, ...topic })))
}

/** Of many messages: one statement for each 500. */
export async function insertTopicsOfMany(
  tx: Tx,
  topics: readonly Pick<StoredTopic, 'messageId' | 'aboutId' | 'eventKey' | 'notAfter'>[],
): Promise<void> {
  for (let start = 0; start < topics.length; start += 500)
    await tx.insert(messageTopics).values(topics.slice(start, start + 500))
}

/** Of which a message still tells, or told. */
export async function topicsOf(queries: Queries, messageId: string): Promise<StoredTopic[]> {
  return queries.select().from(messageTopics).where(eq(messageTopics.messageId, messageId))
}

/** Holds the messages that tell of one of these, in a fixed order. */
export async function lockMessagesAbout(
  tx: Tx,
  aboutIds: readonly string[],
  messageId?: string,
): Promise<StoredMessage[]> {
  const telling = tx
    .select({ id: messageTopics.messageId })
    .from(messageTopics)
    .where(
      and(
        inArray(messageTopics.aboutId, [...aboutIds]),
        messageId === undefined ? undefined : eq(messageTopics.messageId, messageId),
      ),
    )
  return tx
    .select()
    .from(messages)
    .where(inArray(messages.id, telling))
    .orderBy(asc(messages.id))
    .for('update')
}

export async function lockMessage(tx: Tx, id: string): Promise<StoredMessage | undefined> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update')
  return row
}

export async function outdateTopics(
  tx: Tx,
  messageIds: readonly string[],
  aboutIds: readonly string[],
): Promise<void> {
  await tx
    .update(messageTopics)
    .set({ outdated: true })
    .where(
      and(inArray(messageTopics.messageId, [...messageIds]), inArray(messageTopics.aboutId, [...aboutIds])),
    )
}

/** What is outdated in a message that no gateway has, or can have, has told nobody anything. */
export async function endOutdated(queries: Queries, messageId: string): Promise<void> {
  await queries
    .update(messageTopics)
    .set({ ended: 'withdrawn' })
    .where(and(eq(messageTopics.messageId, messageId), messageTopics.outdated, isNull(messageTopics.ended)))
}

/** @param now instant: what has passed then is not told any more */
export async function endPassed(tx: Tx, messageId: string, now: string): Promise<void> {
  await tx
    .update(messageTopics)
    .set({ ended: 'expired' })
    .where(
      and(
        eq(messageTopics.messageId, messageId),
        lte(messageTopics.notAfter, now),
        eq(messageTopics.outdated, false),
        isNull(messageTopics.ended),
      ),
    )
}

/** Messages to be sent that tell of something that has passed beside something that has not. */
export async function messagesPartlyPassed(queries: Queries, now: string): Promise<string[]> {
  const ahead = alias(messageTopics, 'ahead')
  const rows = await queries
    .selectDistinct({ id: messages.id })
    .from(messages)
    .innerJoin(messageTopics, eq(messageTopics.messageId, messages.id))
    .where(
      and(
        or(
          inArray(messages.state, [...STOPPABLE]),
          and(eq(messages.state, 'sending'), lte(messages.dueAt, now)),
        ),
        lte(messageTopics.notAfter, now),
        eq(messageTopics.outdated, false),
        isNull(messageTopics.ended),
        exists(
          queries
            .select({ one: sql`1` })
            .from(ahead)
            .where(
              and(
                eq(ahead.messageId, messages.id),
                gt(ahead.notAfter, now),
                eq(ahead.outdated, false),
                isNull(ahead.ended),
              ),
            ),
        ),
      ),
    )
  return rows.map(({ id }) => id)
}
