import { eq, or } from 'drizzle-orm'
import { platformDriverPhones, platformDrivers } from '#features/income/facts/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

export type StoredReference = typeof platformDrivers.$inferSelect

export async function referenceOf(queries: Queries, id: string): Promise<StoredReference | undefined> {
  const [row] = await queries.select().from(platformDrivers).where(eq(platformDrivers.id, id))
  return row
}

/** Whether anybody waits, or only follows somebody else, who could be matched by phone. */
export async function phoneWaits(queries: Queries): Promise<boolean> {
  const rows = await queries
    .select({ id: platformDrivers.id })
    .from(platformDrivers)
    .innerJoin(platformDriverPhones, eq(platformDriverPhones.refId, platformDrivers.id))
    .where(or(eq(platformDrivers.state, 'waiting'), eq(platformDrivers.matchedBy, 'reference')))
    .limit(1)
  return rows.length > 0
}
