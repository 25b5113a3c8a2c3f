import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReturnedOrder } from '#features/settlement/ledger/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { transferBatches, transferOrders } from './tables.ts'

/**
 * Orders of these drivers that came back before anybody had confirmed that they went: the ledger has nothing
 * of them, and people are to read of them all the same.
 */
export async function returnedOrders(
  queries: Queries,
  driverIds: readonly string[],
): Promise<readonly ReturnedOrder[]> {
  if (driverIds.length === 0) return []
  const rows = await queries
    .select({
      statement: transferOrders.statement,
      driverId: transferOrders.driverId,
      batch: transferBatches.number,
      grosze: transferOrders.grosze,
      since: transferBatches.preparedAt,
      sentAt: transferBatches.exportedAt,
      returnedAt: transferOrders.returnedAt,
      returnedBy: transferOrders.returnedBy,
      reason: transferOrders.returnReason,
    })
    .from(transferOrders)
    .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
    .where(
      and(
        inArray(transferOrders.driverId, [...driverIds]),
        isNotNull(transferOrders.returnedAt),
        eq(transferOrders.paid, false),
      ),
    )
    .orderBy(asc(transferOrders.returnedAt), asc(transferOrders.statement))
  return rows.map(({ since, sentAt, returnedAt, returnedBy, reason, ...order }) => ({
    ...order,
    ...{ since, sentAt: sentAt ?? since, returnedAt: returnedAt ?? since },
    ...{ returnedBy: returnedBy ?? '', reason: reason ?? '' },
  }))
}
