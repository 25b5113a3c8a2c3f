import { driversByIds } from '#features/drivers/server/public.ts'
import { type AccountNumber, judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import {
  accountKeyOf,
  accountReader,
  checkedKeys,
  type Payee,
  payeesOf,
} from '#features/settlement/accounts/server/public.ts'
import { ordersOnTheWay } from '#features/settlement/ledger/server/public.ts'
import { type PayableStatement, payablesToTransfer } from '#features/settlement/weeks/server/public.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  type ChangedAccount,
  changedAccounts,
  type DividedPayables,
  dividePayables,
  type KnownAccounts,
  type Payable,
} from '../domain/divide-payables.ts'
import { orderTitle } from '../texts.ts'
import { lastSentOrders } from './batch-store.ts'
import { type Override, overridesOf } from './override-store.ts'
import { openOrder } from './sealed-order.ts'

/** What closed statements owe, with all that decides who is in the next file. */
export interface Proposal {
  readonly divided: DividedPayables
  readonly changed: readonly ChangedAccount[]
  /** By statement. */
  readonly statements: ReadonlyMap<string, PayableStatement>
  readonly payables: readonly Payable[]
  readonly overrides: ReadonlyMap<string, Override>
  /** By driver: the account of the card, as it is now. */
  readonly cards: ReadonlyMap<string, Payee>
  /** By driver, also of those whose statements batches hold. */
  readonly names: ReadonlyMap<string, string>
  /** The account that a statement is paid to, where it has a right one. */
  accountOf(statement: string): AccountNumber | undefined
  keyOf(account: AccountNumber): string
}

/** @param leftOut statements that a person leaves for another batch */
export async function proposalNow(
  platform: Platform,
  queries: Queries,
  leftOut: ReadonlySet<string> = new Set(),
): Promise<Proposal> {
  const { secrets } = platform
  const owed = await payablesToTransfer(queries)
  const held = await ordersOnTheWay(queries)
  const ids = [...new Set([...owed, ...held].map(({ driverId }) => driverId))]
  const cards = await payeesOf(platform, queries, ids)
  const overrides = await overridesOf(queries, secrets)
  const read = accountReader(platform)
  const payables = [
    ...owed.map((statement) => payableOf(statement, read, cards, overrides.get(statement.statement))),
    ...held.map(({ statement, driverId, grosze }) => heldPayable(statement, driverId, grosze)),
  ]
  const accounts = new Map(payables.map((payable) => [payable.statement, accountOf(payable)]))
  const keyOf = (account: AccountNumber) => accountKeyOf(secrets, account)
  const known: KnownAccounts = {
    lastPaid: await lastPaid(platform, queries),
    checked: checkedOf(payables, accounts, await checkedKeys(queries, ids), keyOf),
    held: new Map(held.map(({ statement, batch }) => [statement, batch])),
    leftOut,
  }
  const drivers = await driversByIds(queries, ids)
  return {
    divided: dividePayables(payables, known),
    changed: changedAccounts(
      payables.filter(({ statement }) => !known.held.has(statement)),
      known,
    ),
    statements: new Map(owed.map((statement) => [statement.statement, statement])),
    payables,
    overrides,
    cards,
    names: new Map([...drivers].map(([id, { fullName }]) => [id, fullName])),
    accountOf: (statement) => accounts.get(statement),
    keyOf,
  }
}

function payableOf(
  { statement, purse, driverId, grosze, payee, week }: PayableStatement,
  read: ReturnType<typeof accountReader>,
  cards: ReadonlyMap<string, Payee>,
  override: Override | undefined,
): Payable {
  const payable = {
    statement,
    driver: driverId,
    amount: grosze as Grosze,
    payee: { name: payee.name, address: payee.address },
    account: payee.account === null ? undefined : read(payee.account),
    takesCash: cards.get(driverId)?.takesCash ?? false,
    title: orderTitle(week, purse),
  }
  if (!override) return payable
  const { name, address, account, by } = override
  return { ...payable, payee: { name, address }, override: { account, by } }
}

/** Held by a batch, which is all that is said of it here. */
function heldPayable(statement: string, driver: string, grosze: number): Payable {
  return {
    statement,
    driver,
    amount: grosze as Grosze,
    payee: { name: '', address: [] },
    account: undefined,
    takesCash: false,
    title: '',
  }
}

function accountOf({ account, override }: Payable): AccountNumber | undefined {
  const judged = judgeAccountNumber(override?.account ?? account ?? '')
  return judged.ok ? judged.value : undefined
}

async function lastPaid({ secrets }: Platform, queries: Queries): Promise<Map<string, AccountNumber>> {
  const orders = await lastSentOrders(queries)
  return new Map(
    [...orders].flatMap(([driver, sealed]) => {
      const words = openOrder(secrets, sealed)
      return words ? [[driver, words.account] as const] : []
    }),
  )
}

/** The accounts that are to be paid and that a person has found right. */
function checkedOf(
  payables: readonly Payable[],
  accounts: ReadonlyMap<string, AccountNumber | undefined>,
  keys: ReadonlySet<string>,
  keyOf: (account: AccountNumber) => string,
): Map<string, AccountNumber> {
  return new Map(
    payables.flatMap(({ statement, driver }) => {
      const account = accounts.get(statement)
      return account && keys.has(`${driver}/${keyOf(account)}`) ? [[driver, account] as const] : []
    }),
  )
}
