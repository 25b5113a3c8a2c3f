import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { messageTopics } from './tables.ts'

/** Those of the events of which a message was ever written, whatever became of it. */
export async function toldEvents(queries: Queries, eventKeys: readonly string[]): Promise<Set<string>> {
  if (eventKeys.length === 0) return new Set()
  const { eventKey } = messageTopics
  const rows = await queries
    .select({ eventKey })
    .from(messageTopics)
    .where(inArray(eventKey, [...eventKeys]))
  return new Set(rows.map((row) => row.eventKey))
}
