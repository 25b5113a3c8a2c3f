import { and, asc, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { MessageKind } from '../domain/message-state.ts'
import { NOT_THROUGH, STOPPABLE } from '../domain/message-state.ts'
import type { SmsState } from './sms-states.ts'
import { messages } from './tables.ts'

export interface MessageAbout extends SmsState {
  readonly id: string
  readonly kind: MessageKind
  readonly aboutId: string
  readonly eventKey: string
  /** Number or address. */
  readonly to: string
}

/** Every letter and SMS that tells of one of these, oldest first. */
export async function messagesAbout(queries: Queries, ids: readonly string[]): Promise<MessageAbout[]> {
  if (ids.length === 0) return []
  const { id, kind, aboutId, eventKey, recipient: to, state, sentAt, error } = messages
  return queries
    .select({ id, kind, aboutId, eventKey, to, state, sentAt, error })
    .from(messages)
    .where(inArray(aboutId, [...ids]))
    .orderBy(asc(messages.createdAt), asc(eventKey))
}

/**
 * What these tell of is not true any more: what has not gone out is never sent, and what did not get through is not sent again. One under way
 * keeps its lease, since the gateway may take it yet.
 */
export async function withdrawMessagesAbout(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const notOut = inArray(messages.state, [...STOPPABLE, ...NOT_THROUGH, 'sending'])
  await tx
    .update(messages)
    .set({ outdated: true, state: sql`CASE WHEN ${notOut} THEN 'withdrawn' ELSE ${messages.state} END` })
    .where(inArray(messages.aboutId, [...ids]))
}

/** Those of the ids of which somebody may have been told: a gateway has a message about them, or may have. */
export async function toldAbout(queries: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const has = or(
    inArray(messages.state, ['sending', 'sent', 'delivered', 'undelivered']),
    ne(messages.handedTo, ''),
    isNotNull(messages.sentAt),
  )
  const rows = await queries
    .selectDistinct({ id: messages.aboutId })
    .from(messages)
    .where(and(inArray(messages.aboutId, [...ids]), has))
  return new Set(rows.map(({ id }) => id))
}
