import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { platformDriverPhones, platformDrivers } from '../tables.ts'

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

export async function referenceOf(queries: Queries, id: string): Promise<StoredReference | undefined> {
  const [row] = await queries.select().from(platformDrivers).where(eq(platformDrivers.id, id))
  return row
}

/** Whether anybody waits who could be matched by phone. */
export async function phoneWaits(queries: Queries): Promise<boolean> {
  const rows = await queries
    .select({ id: platformDrivers.id })
    .from(platformDrivers)
    .innerJoin(platformDriverPhones, eq(platformDriverPhones.refId, platformDrivers.id))
    .where(eq(platformDrivers.state, 'waiting'))
    .limit(1)
  return rows.length > 0
}
