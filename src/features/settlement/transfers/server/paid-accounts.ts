import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { overridesOf } from './override-store.ts'
import { openOrder } from './sealed-order.ts'
import { transferBatches, transferOrders } from './tables.ts'

/**
 * To which accounts orders of these statements went, by their last four digits, for whoever was paid: it may
 * be another than the one that was frozen. Where the key that sealed an order is lost there is none.
 * @returns of a batch's number and a statement the digits
 */
export async function paidAccounts(
  queries: Queries,
  secrets: Secrets,
  statements: readonly string[],
): Promise<(batch: string, statement: string) => string | null> {
  if (statements.length === 0) return () => null
  const rows = await queries
    .select({
      batch: transferBatches.number,
      statement: transferOrders.statement,
      sealed: transferOrders.sealed,
    })
    .from(transferOrders)
    .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
    .where(inArray(transferOrders.statement, [...statements]))
  const ends = new Map(
    rows.map(({ batch, statement, sealed }) => [
      `${batch} ${statement}`,
      openOrder(secrets, sealed)?.account.slice(-4) ?? null,
    ]),
  )
  return (batch, statement) => ends.get(`${batch} ${statement}`) ?? null
}

/**
 * To which accounts statements will be paid in place of those that they froze, by their last four digits.
 * @returns by statement
 */
export async function overriddenAccounts(
  queries: Queries,
  secrets: Secrets,
  statements: readonly string[],
): Promise<Map<string, string>> {
  if (statements.length === 0) return new Map()
  const overrides = await overridesOf(queries, secrets, statements)
  return new Map([...overrides].map(([statement, { account }]) => [statement, account.slice(-4)]))
}

/** `driver/account` of every order of these drivers that ever left in a file, be it returned since. */
export async function accountsEverSent(
  queries: Queries,
  secrets: Secrets,
  driverIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (driverIds.length === 0) return new Set()
  const rows = await queries
    .select({ driverId: transferOrders.driverId, sealed: transferOrders.sealed })
    .from(transferOrders)
    .innerJoin(transferBatches, eq(transferBatches.id, transferOrders.batchId))
    .where(and(inArray(transferOrders.driverId, [...driverIds]), isNotNull(transferBatches.exportedAt)))
  return new Set(
    rows.flatMap(({ driverId, sealed }) => {
      const words = openOrder(secrets, sealed)
      return words ? [`${driverId}/${words.account}`] : []
    }),
  )
}
