import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { messages } from './tables.ts'

/** Those of these events of which a letter or an SMS was put into the outbox, whatever became of it. */
export async function messagesWithKeys(
  queries: Queries,
  eventKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (eventKeys.length === 0) return new Set()
  const { eventKey } = messages
  const rows = await queries
    .select({ eventKey })
    .from(messages)
    .where(inArray(eventKey, [...eventKeys]))
  return new Set(rows.map((row) => row.eventKey))
}
