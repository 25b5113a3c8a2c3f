import { desc } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { transferOrders } from './tables.ts'

/** Orders that were sealed, which nobody can make anew: by some of them a start knows its key. */
export async function newestSealedOrders(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: transferOrders.sealed })
    .from(transferOrders)
    .orderBy(desc(transferOrders.batchId))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}
