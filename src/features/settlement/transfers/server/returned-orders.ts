import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { type ReturnOfOrder, returnBefore, type SentOrder } from '../domain/returned-before.ts'
import { openOrder } from './sealed-order.ts'
import { transferBatches, transferOrders } from './tables.ts'

/** The return to ask about before money goes to that account of the driver again. */
export type ReturnsOf = (driver: string, account: AccountNumber) => ReturnOfOrder | undefined

/** Only of drivers of whom any order came back is anything opened. */
export async function returnsOf(
  queries: Queries,
  secrets: Secrets,
  driverIds: readonly string[],
): Promise<ReturnsOf> {
  if (driverIds.length === 0) return () => undefined
  const returned = await queries
    .selectDistinct({ driverId: transferOrders.driverId })
    .from(transferOrders)
    .where(and(inArray(transferOrders.driverId, [...driverIds]), isNotNull(transferOrders.returnedAt)))
  if (returned.length === 0) return () => undefined
  const rows = await queries
    .select({
      driver: transferOrders.driverId,
      sealed: transferOrders.sealed,
      leftAt: transferBatches.exportedAt,
      returnedAt: transferOrders.returnedAt,
      reason: transferOrders.returnReason,
    })
    .from(transferOrders)
    .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
    .where(
      and(
        inArray(
          transferOrders.driverId,
          returned.map(({ driverId }) => driverId),
        ),
        isNotNull(transferBatches.exportedAt),
      ),
    )
  const sent = rows.map(
    ({ driver, sealed, leftAt, returnedAt, reason }): SentOrder => ({
      driver,
      account: openOrder(secrets, sealed)?.account,
      leftAt: leftAt ?? '',
      returned: returnedAt === null ? undefined : { at: returnedAt, reason: reason ?? '' },
    }),
  )
  return (driver, account) => returnBefore(sent, driver, account)
}
