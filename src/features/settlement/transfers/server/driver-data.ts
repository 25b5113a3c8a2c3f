import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { maskAccount } from '#features/settlement/accounts/domain/public.ts'
import type { Platform } from '#platform/server/platform.ts'
import { transferDataTexts } from '../texts.ts'
import { removeLeftOutOf } from './left-out-store.ts'
import { removeOverridesOf } from './override-store.ts'
import { openOrder } from './sealed-order.ts'
import { transferBatches, transferOrders, transferOutside } from './tables.ts'

/**
 * Orders of drivers. What a batch has frozen stays, sealed, with whoever it was made for: it is the proof of
 * what was paid, and what a bank sends back is told by it. Accounts said for what is still to be paid go,
 * and so does why an order came back.
 */
export function transfersOfDrivers({ secrets }: Platform): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const rows = await queries
        .select({
          batch: transferBatches.number,
          state: transferBatches.state,
          date: transferBatches.date,
          statement: transferOrders.statement,
          grosze: transferOrders.grosze,
          sealed: transferOrders.sealed,
          returnedAt: transferOrders.returnedAt,
        })
        .from(transferOrders)
        .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
        .where(eq(transferOrders.driverId, driverId))
        .orderBy(desc(transferBatches.preparedAt), transferOrders.statement)
      return [
        {
          name: 'transfers',
          ...transferDataTexts,
          rows: rows.map(({ batch, state, date, statement, grosze, sealed, returnedAt }) => {
            const account = openOrder(secrets, sealed)?.account
            return {
              batch,
              statement,
              date,
              amountPln: grosze / 100,
              account: account ? maskAccount(account) : null,
              state: returnedAt === null ? state : 'returned',
            }
          }),
        },
      ]
    },
    removed: () => Promise.resolve(),
    // A statement keeps its driver, and so does its order; the ledgers are linked.
    merged: () => Promise.resolve({}),
    erased: async (tx, { id, foldedIds }) => {
      const ids = [id, ...foldedIds]
      await removeOverridesOf(tx, ids)
      await removeLeftOutOf(tx, ids)
      await tx
        .update(transferOrders)
        .set({ returnReason: '' })
        .where(and(inArray(transferOrders.driverId, ids), isNotNull(transferOrders.returnReason)))
      await tx
        .update(transferOutside)
        .set({ why: sql`'{"code":"account-unchecked","was":"","is":""}'::jsonb` })
        .where(
          and(
            inArray(transferOutside.driverId, ids),
            sql`${transferOutside.why} ->> 'code' = 'account-unchecked'`,
          ),
        )
    },
  }
}
