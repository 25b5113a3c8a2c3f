import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { Handover } from '../handover-store.ts'
import { handovers } from '../tables.ts'

/** Who handed over, by the hand-over's id; null once the person was erased. */
export async function driversOfHandovers(
  queries: Queries,
  handoverIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, Handover['driverId']>> {
  const ids = [...new Set(handoverIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: handovers.id, driverId: handovers.driverId })
    .from(handovers)
    .where(inArray(handovers.id, ids))
  return new Map(rows.map(({ id, driverId }) => [id, driverId]))
}
