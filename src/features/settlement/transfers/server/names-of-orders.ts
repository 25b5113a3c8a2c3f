import { driversByIds } from '#features/drivers/server/public.ts'
import { statementOfNumber } from '#features/settlement/domain/public.ts'
import { payeeNamesOf } from '#features/settlement/weeks/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface Whose {
  readonly driverId: string
  readonly statement: string
}

/** As drivers are called now; of who is no longer listed as the statement named the payee. */
export async function namesOfOrders(
  queries: Queries,
  orders: readonly Whose[],
): Promise<(whose: Whose) => string> {
  const drivers = await driversByIds(queries, [...new Set(orders.map(({ driverId }) => driverId))])
  const named = await payeeNamesOf(
    queries,
    orders.map(({ statement }) => statementOfNumber(statement)),
  )
  return ({ driverId, statement }) =>
    drivers.get(driverId)?.fullName ?? named.get(statementOfNumber(statement)) ?? ''
}
