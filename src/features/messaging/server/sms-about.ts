import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { STOPPABLE } from '../domain/message-state.ts'
import type { SmsState } from './sms-states.ts'
import { messages } from './tables.ts'

export interface SmsAbout extends SmsState {
  readonly aboutId: string
  readonly eventKey: string
}

/** Every SMS that tells of one of these, oldest first. */
export async function smsAbout(queries: Queries, ids: readonly string[]): Promise<SmsAbout[]> {
  if (ids.length === 0) return []
  const { aboutId, eventKey, state, sentAt, error } = messages
  return queries
    .select({ aboutId, eventKey, state, sentAt, error })
    .from(messages)
    .where(and(eq(messages.kind, 'sms'), inArray(aboutId, [...ids])))
    .orderBy(asc(messages.createdAt), asc(eventKey))
}

/** What has not gone out yet about this is not true any more. */
export async function withdrawSmsAbout(tx: Tx, id: string): Promise<void> {
  await tx
    .update(messages)
    .set({ state: 'cancelled' })
    .where(and(eq(messages.kind, 'sms'), eq(messages.aboutId, id), inArray(messages.state, [...STOPPABLE])))
}
