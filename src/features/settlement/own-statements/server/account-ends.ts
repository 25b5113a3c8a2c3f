import { overriddenAccounts, paidAccounts } from '#features/settlement/transfers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** The last digits of accounts beside those that statements froze. */
export interface AccountEnds {
  /** To which the order of a batch goes or went; null where nobody can read it. */
  readonly ofOrder: (batch: string, statement: string) => string | null
  /** To which a statement will be paid in place of its frozen one, by statement. */
  readonly instead: ReadonlyMap<string, string>
}

export async function accountEnds(
  queries: Queries,
  { secrets }: Platform,
  statements: readonly string[],
): Promise<AccountEnds> {
  return {
    ofOrder: await paidAccounts(queries, secrets, statements),
    instead: await overriddenAccounts(queries, secrets, statements),
  }
}
