import { driversByIds } from '#features/drivers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type AccountNumber, maskAccount } from '../domain/public.ts'
import { payeesOf } from './payee.ts'

/** Whom a statement freezes as its payee. */
interface StatementPayee {
  readonly name: string
  readonly address: readonly string[]
  /** The account sealed, which `accountReader` opens; null where the driver has none. */
  readonly account: string | null
  /** `10 1050 •••• 9123` */
  readonly masked: string | null
  /** Is paid in cash, whatever account is known. */
  readonly takesCash: boolean
  readonly accountKey: string | null
}

/**
 * Drivers as they are to be paid now, for a statement that is being closed: every driver who is asked for,
 * under the own name where no other payee was said.
 */
export function payeesOfStatements(
  platform: Pick<Platform, 'secrets'>,
): (queries: Queries, driverIds: readonly string[]) => Promise<ReadonlyMap<string, StatementPayee>> {
  return async (queries, driverIds) => {
    const drivers = await driversByIds(queries, driverIds)
    const payees = await payeesOf(platform, queries, driverIds)
    return new Map(
      [...drivers].map(([id, { fullName }]) => {
        const { account, name = '', address = [], takesCash = false, accountKey } = payees.get(id) ?? {}
        const frozen = {
          name: name || fullName,
          address,
          account: account ? platform.secrets.seal(account) : null,
          masked: account ? maskAccount(account) : null,
          takesCash,
          accountKey: accountKey ?? null,
        }
        return [id, frozen]
      }),
    )
  }
}

/** Undefined where the key that sealed it is lost. */
type AccountReader = (sealed: string) => AccountNumber | undefined

/** Opens the accounts that statements froze. */
export function accountReader({ secrets }: Pick<Platform, 'secrets'>): AccountReader {
  return (sealed) => secrets.tryOpen(sealed) as AccountNumber | undefined
}
