import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { platformDrivers } from '../tables.ts'

export type StoredReference = typeof platformDrivers.$inferSelect

/** Those of the references whose driver nobody knows yet. */
export async function waitingAmong(queries: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select({ id: platformDrivers.id })
    .from(platformDrivers)
    .where(and(inArray(platformDrivers.id, [...ids]), eq(platformDrivers.state, 'waiting')))
  return rows.map(({ id }) => id)
}
