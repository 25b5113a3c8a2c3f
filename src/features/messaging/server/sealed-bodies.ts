import { desc } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { messages } from './tables.ts'

/**
 * Of messages only samples are asked for: what a lost key sealed in them can't be made anew, and goes with
 * its time.
 */
export async function newestSealedBodies(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: messages.body })
    .from(messages)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}
