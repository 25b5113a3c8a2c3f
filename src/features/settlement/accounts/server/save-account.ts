import { driversByIds, heldDrivers } from '#features/drivers/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { type AccountNumber, maskAccount } from '../domain/public.ts'
import { accountKeyOf, type Payee, payeeNameKey, payeeOf, sealWords } from './payee.ts'
import {
  type AccountRow,
  addChange,
  driversWithKey,
  isListed,
  lockAccountRow,
  putAccountRow,
} from './store.ts'

export interface AccountChange {
  readonly driverId: string
  /** Undefined leaves it, '' takes it away. */
  readonly account: AccountNumber | '' | undefined
  /** Each undefined one leaves what is kept (D48). */
  readonly name?: string | undefined
  readonly address?: readonly string[] | undefined
  readonly takesCash?: boolean | undefined
  /** That the person has seen. */
  readonly revision: number
}

export interface AccountDeed {
  readonly at: string
  readonly by: string
  /** The user. */
  readonly byId: string | null
  readonly source: AccountRow['source']
}

type Refused = { readonly code: 'no_such_driver' } | { readonly code: 'changed_meanwhile' }

/**
 * Stores a driver's account; a number or payee's name that is another one than before gets its entry in the
 * history. Of two who change the same one at once, one is told.
 */
export async function saveAccount(
  tx: Tx,
  secrets: Secrets,
  change: AccountChange,
  deed: AccountDeed,
): Promise<Result<{ readonly revision: number; readonly changed: boolean }, Refused>> {
  const { driverId } = change
  // Held, so that the driver is not merged, removed or erased meanwhile.
  await heldDrivers(tx, [driverId])
  if (!(await isListed(tx, driverId))) return fail({ code: 'no_such_driver' })
  const row = await lockAccountRow(tx, driverId)
  const before = row ? payeeOf(secrets, row) : undefined
  if ((row?.revision ?? 0) !== change.revision) return fail({ code: 'changed_meanwhile' })
  const next = nextWords(before, change)
  const accountKey = next.account === '' ? null : accountKeyOf(secrets, next.account)
  const stored = await putAccountRow(tx, {
    driverId,
    sealed: sealWords(secrets, next),
    accountKey,
    takesCash: change.takesCash ?? row?.takesCash ?? false,
    revision: change.revision + 1,
    source: deed.source,
    changedAt: deed.at,
    changedBy: deed.by,
  })
  if (!stored) return fail({ code: 'changed_meanwhile' })
  const changed = accountKey !== (row?.accountKey ?? null)
  // Whom a transfer names is typed as freely as the number, be it before there is one, and is somebody's
  // doing as well. What stays has its author already.
  const renamed = next.name !== (before?.name ?? '')
  if (changed || renamed) {
    const entered = {
      accountKey: changed ? accountKey : null,
      nameKey: renamed && next.name !== '' ? payeeNameKey(secrets, next.name) : null,
    }
    const numbers = { was: before?.account, is: next.account || undefined, name: next.name, ...entered }
    await noteChange(tx, secrets, { driverId, revision: change.revision + 1, ...numbers }, deed)
  }
  return ok({ revision: change.revision + 1, changed })
}

function nextWords(before: Payee | undefined, { account, name, address }: AccountChange) {
  return {
    account: account ?? before?.account ?? ('' as const),
    name: name ?? before?.name ?? '',
    address: address?.filter((line) => line !== '') ?? before?.address ?? [],
  }
}

/** Only what is shown goes into the history, so that a former account is nowhere to be read whole. */
async function noteChange(
  tx: Tx,
  secrets: Secrets,
  told: {
    readonly driverId: string
    readonly revision: number
    readonly was: AccountNumber | undefined
    readonly is: AccountNumber | undefined
    readonly accountKey: string | null
    readonly nameKey: string | null
    readonly name: string
  },
  { at, by, byId, source }: AccountDeed,
): Promise<void> {
  const { driverId, revision, was, is, accountKey, nameKey, name } = told
  const shown = { was: was ? maskAccount(was) : null, is: is ? maskAccount(is) : null, name }
  const sealed = secrets.seal(JSON.stringify(shown))
  await addChange(tx, { driverId, at, by, byId, source, accountKey, nameKey, revision, sealed })
}

/** Names of the others who have the account that this driver has. */
export async function othersWithAccount(
  queries: Queries,
  driverId: string,
  key: string | undefined,
): Promise<{ readonly id: string; readonly fullName: string }[]> {
  if (key === undefined) return []
  const ids = (await driversWithKey(queries, key)).filter((id) => id !== driverId)
  const drivers = await driversByIds(queries, ids)
  return ids.flatMap((id) => {
    const driver = drivers.get(id)
    return driver ? [{ id, fullName: driver.fullName }] : []
  })
}
