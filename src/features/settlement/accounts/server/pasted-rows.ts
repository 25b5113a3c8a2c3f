import { allDrivers, type Driver, driversWithPhones } from '#features/drivers/server/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { previewPayeeAccounts } from '../contract.ts'
import { nameKey, type PastedLine, readPastedAccounts } from '../domain/pasted-accounts.ts'
import { type AccountNumber, judgeAccountNumber, maskAccount } from '../domain/public.ts'
import { type Payee, payeesOf } from './payee.ts'
import { type AccountRow, accountRows } from './store.ts'

type Row = OutputOf<typeof previewPayeeAccounts>['rows'][number]

/** What a pasted line comes to; `account` where it is a right one. */
export interface JudgedLine {
  readonly row: Row
  readonly account: AccountNumber | undefined
}

interface Known {
  readonly byPhone: ReadonlyMap<string, string>
  readonly byName: ReadonlyMap<string, readonly Driver[]>
  readonly drivers: ReadonlyMap<string, Driver>
  readonly rows: ReadonlyMap<string, AccountRow>
  readonly payees: ReadonlyMap<string, Payee>
}

/** Each line with whom it speaks of and what it would do. Drivers are found by phone, else by their name. */
export async function judgePastedLines(
  queries: Queries,
  secrets: Secrets,
  text: string,
): Promise<JudgedLine[]> {
  const lines = readPastedAccounts(text)
  const known = await whatIsKnown(queries, secrets, lines)
  const judged = lines.map((line) => judgeLine(line, known))
  const owners = ownersOf(known, judged)
  const taken = new Map<string, AccountNumber>()
  return judged.map(({ row, account }) => {
    if (!account || row.driverId === null) return { row, account }
    const earlier = taken.get(row.driverId)
    taken.set(row.driverId, earlier ?? account)
    const repeated = earlier !== undefined && earlier !== account
    const sharedWith = [...(owners.get(account) ?? [])].filter((id) => id !== row.driverId)
    return {
      account: repeated ? undefined : account,
      row: {
        ...row,
        ...(repeated ? { state: 'repeated-driver' as const } : {}),
        sharedWith: sharedWith.map((id) => known.drivers.get(id)?.fullName ?? '').sort(),
      },
    }
  })
}

async function whatIsKnown(queries: Queries, secrets: Secrets, lines: readonly PastedLine[]): Promise<Known> {
  const phones = lines.flatMap(({ who }) => normalizePhone(who) ?? [])
  const drivers = await allDrivers(queries)
  const byName = new Map<string, Driver[]>()
  for (const driver of drivers) {
    const key = nameKey(driver.fullName)
    byName.set(key, [...(byName.get(key) ?? []), driver])
  }
  return {
    byPhone: phones.length === 0 ? new Map() : await driversWithPhones(queries, phones),
    byName,
    drivers: new Map(drivers.map((driver) => [driver.id, driver])),
    rows: await accountRows(queries),
    payees: await payeesOf({ secrets }, queries),
  }
}

function judgeLine({ line, who, account: typed }: PastedLine, known: Known): JudgedLine {
  const found = driversOf(who, known)
  const judged = judgeAccountNumber(typed)
  const driver = found.length === 1 ? found[0] : undefined
  const before = driver ? known.payees.get(driver.id)?.account : undefined
  const row = {
    line,
    who,
    driverId: driver?.id ?? null,
    fullName: driver?.fullName ?? null,
    revision: driver ? (known.rows.get(driver.id)?.revision ?? 0) : 0,
    was: before ? maskAccount(before) : null,
    is: judged.ok ? maskAccount(judged.value) : null,
    fault: judged.ok ? null : judged.error,
    sharedWith: [],
  }
  const told = (state: Row['state']): JudgedLine => ({ row: { ...row, state }, account: undefined })
  if (found.length === 0) return told('unknown-driver')
  if (!driver) return told('several-drivers')
  if (!judged.ok) return told('wrong-account')
  const state = before === undefined ? 'new' : before === judged.value ? 'same' : 'replaces'
  return { row: { ...row, state }, account: judged.value }
}

function driversOf(who: string, { byPhone, byName, drivers }: Known): readonly Driver[] {
  const phone = normalizePhone(who)
  const driver = phone && drivers.get(byPhone.get(phone) ?? '')
  return driver ? [driver] : (byName.get(nameKey(who)) ?? [])
}

/** Ids by account: who has it, or would. */
function ownersOf({ payees }: Known, judged: readonly JudgedLine[]): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>()
  const note = (account: string, id: string) =>
    owners.set(account, (owners.get(account) ?? new Set<string>()).add(id))
  for (const [id, { account }] of payees) if (account) note(account, id)
  for (const { row, account } of judged) if (account && row.driverId) note(account, row.driverId)
  return owners
}
