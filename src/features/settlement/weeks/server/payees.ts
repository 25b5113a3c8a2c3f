import { driversByIds } from '#features/drivers/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** To whom and where a driver's money goes, as it is now; a closed statement freezes it. */
export interface Payee {
  readonly name: string
  /** Street and place, as on an envelope; may be empty. */
  readonly address: readonly string[]
  /** The keeper's reference of the account as it is now, from which the keeper reads its digits. */
  readonly account: string | null
  /** `10 1050 •••• 9123` */
  readonly masked: string | null
  /** Is paid in the office's cash, whatever account is known. */
  readonly takesCash: boolean
  /** By which the same account is known again without being read; null where there is none. */
  readonly accountKey: string | null
}

/** Who keeps the accounts of drivers tells them here; who has none is told without. */
export type PayeesOf = (queries: Queries, driverIds: readonly string[]) => Promise<ReadonlyMap<string, Payee>>

/** Drivers as payees of whom nobody keeps an account: they are paid in cash. */
export const payeesWithoutAccount: PayeesOf = async (queries, driverIds) => {
  const drivers = await driversByIds(queries, driverIds)
  return new Map(
    [...drivers].map(([id, { fullName }]) => [
      id,
      { name: fullName, address: [], account: null, masked: null, takesCash: false, accountKey: null },
    ]),
  )
}
