import { driversByIds, namesOfFormer } from '#features/drivers/server/public.ts'
import type { Ledger } from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * As a statement's payee was called at closing, told by whoever keeps the statements; undefined where there
 * is no such statement. @param number `R/2026/47/0017`
 */
export type PayeeNameOf = (queries: Queries, number: string) => Promise<string | undefined>

/**
 * How a driver is called on a receipt: as on the list, and who is on the list no more as on the newest
 * statement, or as the record was called where there is none. Money that is owed is paid, whoever was
 * removed.
 * @param ledger of the holder, oldest first
 * @returns undefined where nobody knows the driver
 */
export async function nameOnReceipt(
  queries: Queries,
  payeeNameOf: PayeeNameOf,
  holder: string,
  ledger: Ledger,
): Promise<string | undefined> {
  const listed = (await driversByIds(queries, [holder])).get(holder)
  if (listed) return listed.fullName
  const newest = ledger.findLast((entry) => entry.kind === 'settlement')
  const onStatement = newest && (await payeeNameOf(queries, newest.statement))
  return onStatement ?? (await namesOfFormer(queries, [holder])).get(holder)
}
