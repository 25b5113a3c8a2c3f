import { allDrivers, type Driver } from '#features/drivers/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { getPayeeAccount } from '../contract.ts'
import { maskAccount } from '../domain/public.ts'
import { payeeOf } from './payee.ts'
import { type AccountRow, accountRows, type ChangeRow, changesOf, sharedKeys } from './store.ts'

type Attributes = OutputOf<typeof getPayeeAccount>['attributes']
export interface ListedAccount {
  readonly id: string
  readonly attributes: Attributes
}

const NOTHING: Omit<Attributes, 'fullName' | 'active'> = {
  account: null,
  payeeName: '',
  address: [],
  takesCash: false,
  sharedWith: [],
  unreadable: false,
  changedAt: null,
  changedBy: null,
  source: null,
  revision: 0,
}

/** Everybody on the drivers' list, in Polish order, with what is known of their account. */
export async function listAccounts(queries: Queries, secrets: Secrets): Promise<ListedAccount[]> {
  const drivers = await allDrivers(queries)
  const rows = await accountRows(queries)
  const shared = await sharedKeys(queries)
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  return drivers.map((driver) => listed(driver, rows.get(driver.id), shared, names, secrets))
}

function listed(
  { id, fullName, active }: Driver,
  row: AccountRow | undefined,
  shared: ReadonlyMap<string, readonly string[]>,
  names: ReadonlyMap<string, string>,
  secrets: Secrets,
): ListedAccount {
  if (!row) return { id, attributes: { fullName, active, ...NOTHING } }
  const payee = payeeOf(secrets, row)
  const others = (shared.get(row.accountKey ?? '') ?? []).filter((other) => other !== id)
  return {
    id,
    attributes: {
      fullName,
      active,
      account: payee.account ? maskAccount(payee.account) : null,
      payeeName: payee.name,
      address: [...payee.address],
      takesCash: payee.takesCash,
      sharedWith: others.flatMap((other) => {
        const name = names.get(other)
        return name === undefined ? [] : [{ id: other, fullName: name }]
      }),
      unreadable: payee.unreadable,
      changedAt: row.changedAt,
      changedBy: row.changedBy,
      source: row.source,
      revision: row.revision,
    },
  }
}

const CHANGES = 50

/** One of them, with the last changes. */
export async function oneAccount(
  queries: Queries,
  secrets: Secrets,
  id: string,
): Promise<Result<OutputOf<typeof getPayeeAccount>, { readonly code: 'no_such_driver' }>> {
  const found = (await listAccounts(queries, secrets)).find((each) => each.id === id)
  if (!found) return fail({ code: 'no_such_driver' })
  const changes = await changesOf(queries, id, CHANGES)
  return ok({ ...found, changes: changes.map((change) => changeOf(change, secrets)) })
}

function changeOf({ at, by, source, sealed }: ChangeRow, secrets: Secrets) {
  const text = secrets.tryOpen(sealed)
  const shown = text === undefined ? { was: null, is: null } : JSON.parse(text)
  const payeeName = (shown.name ?? '') as string
  return { at, by, source, was: shown.was as string | null, is: shown.is as string | null, payeeName }
}
