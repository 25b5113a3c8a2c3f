import { whoTakesCash } from '#features/settlement/accounts/server/public.ts'
import { overriddenAccounts, paidAccounts } from '#features/settlement/transfers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Where money goes beside the accounts that statements froze: their last digits, or the office's cash. */
export interface AccountEnds {
  /** To which the order of a batch goes or went; null where nobody can read it. */
  readonly ofOrder: (batch: string, statement: string) => string | null
  /** To which a statement will be paid in place of its frozen one, by statement. */
  readonly instead: ReadonlyMap<string, string>
  /** Whether what is unpaid is cash: as the driver's card says by now, which transfers go by, else as frozen. */
  readonly inCash: (row: PaidRow) => boolean
}

interface PaidRow {
  readonly driverId: string
  readonly payeeTakesCash: boolean
}

/** @param rows the statements @param numbersOf under which numbers one is paid */
export async function accountEnds<Row extends PaidRow>(
  queries: Queries,
  { secrets }: Platform,
  rows: readonly Row[],
  numbersOf: (row: Row) => readonly string[],
): Promise<AccountEnds> {
  const statements = rows.flatMap(numbersOf)
  const cash = await whoTakesCash(
    queries,
    rows.map(({ driverId }) => driverId),
  )
  return {
    ofOrder: await paidAccounts(queries, secrets, statements),
    instead: await overriddenAccounts(queries, secrets, statements),
    inCash: ({ driverId, payeeTakesCash }) => cash.get(driverId) ?? payeeTakesCash,
  }
}
