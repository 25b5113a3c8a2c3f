import { and, count, eq, inArray, like } from 'drizzle-orm'
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

/** How many messages of a kind, whose event keys begin so, were put in for each of these. */
export async function countAbout(
  queries: Queries,
  kind: string,
  keyPrefix: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { aboutKind, aboutId, eventKey } = messages
  const rows = await queries
    .select({ id: aboutId, total: count() })
    .from(messages)
    .where(and(eq(aboutKind, kind), like(eventKey, `${keyPrefix}%`), inArray(aboutId, [...ids])))
    .groupBy(aboutId)
  return new Map(rows.map(({ id, total }) => [id, total]))
}
