import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { AccountNumber } from '../domain/public.ts'
import { type AccountRow, accountRows } from './store.ts'

/** What is kept sealed of where a driver is paid. */
export interface PayeeWords {
  /** Empty where there is none. */
  readonly account: string
  /** Empty for the driver's own name. */
  readonly name: string
  readonly address: readonly string[]
}

export interface Payee {
  /** Undefined where there is none, or where nobody can read it any more. */
  readonly account: AccountNumber | undefined
  /** By which the same account is known again without being read. */
  readonly accountKey: string | undefined
  /** Whom the transfer names; empty for the driver's own name. */
  readonly name: string
  readonly address: readonly string[]
  readonly takesCash: boolean
  /** Sealed with a key that is lost. */
  readonly unreadable: boolean
  readonly changedAt: string
  readonly changedBy: string
}

/** By driver; who has said nothing is missing. Of all drivers where no ids are given. */
export async function payeesOf(
  { secrets }: Pick<Platform, 'secrets'>,
  queries: Queries,
  driverIds?: readonly string[],
): Promise<Map<string, Payee>> {
  const rows = await accountRows(queries, driverIds)
  return new Map([...rows].map(([id, row]) => [id, payeeOf(secrets, row)]))
}

/** Who is to be paid in the office's cash by now, by driver; who has said nothing is missing. */
export async function whoTakesCash(
  queries: Queries,
  driverIds: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  return new Map([...(await accountRows(queries, driverIds))].map(([id, { takesCash }]) => [id, takesCash]))
}

export function payeeOf(secrets: Secrets, row: AccountRow): Payee {
  const words = wordsOf(secrets, row)
  return {
    account: (words?.account || undefined) as AccountNumber | undefined,
    accountKey: row.accountKey ?? undefined,
    name: words?.name ?? '',
    address: words?.address ?? [],
    takesCash: row.takesCash,
    unreadable: words === undefined,
    changedAt: row.changedAt,
    changedBy: row.changedBy,
  }
}

export function sealWords(secrets: Secrets, words: PayeeWords): string {
  return secrets.seal(JSON.stringify(words))
}

/** Undefined where it was sealed with another key. */
function wordsOf(secrets: Secrets, { sealed }: AccountRow): PayeeWords | undefined {
  const text = secrets.tryOpen(sealed)
  return text === undefined ? undefined : (JSON.parse(text) as PayeeWords)
}

/** By which an account is known again without being read: a keyed hash. */
export function accountKeyOf(secrets: Secrets, account: AccountNumber): string {
  return secrets.fingerprint(`account ${account}`)
}

/** By which the name of another payee is known again without being read. */
export function payeeNameKey(secrets: Secrets, name: string): string {
  return secrets.fingerprint(`payee ${name}`)
}

/**
 * Names what a person finds right before a transfer: the account, and the name of another payee where one was
 * typed. @param name of another payee; undefined, or empty, for the driver
 */
export function checkKeyOf(secrets: Secrets, account: AccountNumber, name?: string): string {
  const key = accountKeyOf(secrets, account)
  return name ? `${key} ${payeeNameKey(secrets, name)}` : key
}
