import { and, gte, sql } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { StoredMessage } from './store.ts'
import { messages } from './tables.ts'

/**
 * Messages whose event's key begins so, by whatever way, put into the outbox since an instant, oldest first.
 * @param beginning without signs that mean more to LIKE
 */
export async function messagesBeginning(
  queries: Queries,
  beginning: string,
  since: string,
): Promise<Pick<StoredMessage, 'eventKey' | 'kind' | 'state' | 'createdAt' | 'sentAt' | 'error'>[]> {
  const { eventKey, kind, state, createdAt, sentAt, error } = messages
  return queries
    .select({ eventKey, kind, state, createdAt, sentAt, error })
    .from(messages)
    .where(
      and(
        sql`${eventKey} LIKE ANY(ARRAY[${`${beginning}%`}, ${`push:${beginning}%`}])`,
        gte(createdAt, since),
      ),
    )
    .orderBy(createdAt)
}
