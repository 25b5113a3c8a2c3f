import { driversByIds } from '#features/drivers/server/public.ts'
import { type AccountNumber, judgeAccountNumber } from '#features/settlement/accounts/domain/public.ts'
import {
  accountKeyOf,
  accountReader,
  checkedKeys,
  type Entries,
  type Entry,
  entriesOf,
  checkKeyOf as keyOfCheck,
  type Payee,
  payeeNameKey,
  payeesOf,
} from '#features/settlement/accounts/server/public.ts'
import { statementOfNumber } from '#features/settlement/domain/public.ts'
import { ordersOnTheWay } from '#features/settlement/ledger/server/public.ts'
import {
  owedToTransfer,
  type PayableStatement,
  payeeNamesOf,
  type WaitsForNext,
} from '#features/settlement/weeks/server/public.ts'
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
import type { LeftOut } from '../domain/left-out.ts'
import { orderMark } from '../domain/order-mark.ts'
import type { PaymentOrder } from '../domain/payment-order.ts'
import type { ReturnOfOrder } from '../domain/returned-before.ts'
import { CHECKED_PARTS, type CheckedPart, type EnteredPart } from '../domain/who-checks.ts'
import { orderTitle } from '../texts.ts'
import { firstExport } from './batch-store.ts'
import { lastSent } from './last-sent.ts'
import { leftOutOf } from './left-out-store.ts'
import { type Override, overridesOf } from './override-store.ts'
import { accountsEverSent } from './paid-accounts.ts'
import { returnsOf } from './returned-orders.ts'

/** What closed statements owe, with all that decides who is in the next file. */
export interface Proposal {
  readonly divided: DividedPayables
  readonly changed: readonly ChangedAccount[]
  /** By statement. */
  readonly statements: ReadonlyMap<string, PayableStatement>
  readonly payables: readonly Payable[]
  readonly overrides: ReadonlyMap<string, Override>
  /** Owed, and payable under no statement yet. */
  readonly waiting: readonly WaitsForNext[]
  /** By statement: the decisions that leave it for another batch. */
  readonly leftOut: ReadonlyMap<string, readonly LeftOut[]>
  /** By driver: the account of the card, as it is now. */
  readonly cards: ReadonlyMap<string, Payee>
  /** By driver, also of those whose statements batches hold. */
  readonly names: ReadonlyMap<string, string>
  /** The account that a statement is paid to, where it has a right one. */
  accountOf(statement: string): AccountNumber | undefined
  keyOf(account: AccountNumber): string
  /** Names an order as a person sees it. */
  markOf(order: PaymentOrder): string
  /** Names what is confirmed of a statement: the account, and the payee where it is another one. */
  checkKeyOf(statement: string): string | undefined
  /** Who entered what a person has to look at: the account, and the name where it is another payee's. */
  enteredOf(statement: string): readonly (Entry & EnteredPart)[]
  /** Which of the two somebody has found right already. */
  partsDone(statement: string): ReadonlySet<CheckedPart>
  /** That money came back from the account to which it goes, where a person is asked about that. */
  returnOf(order: PaymentOrder): ReturnOfOrder | undefined
}

export async function proposalNow(platform: Platform, queries: Queries): Promise<Proposal> {
  const { secrets } = platform
  // Read once: somebody else may prepare a batch meanwhile, and a statement is either owed or held.
  const held = await ordersOnTheWay(queries)
  const { payables: owed, waiting } = await owedToTransfer(queries, held)
  const ids = [...new Set([...owed, ...held].map(({ driverId }) => driverId))]
  const cards = await payeesOf(platform, queries, ids)
  const overrides = await overridesOf(queries, secrets)
  const read = accountReader(platform)
  const drivers = await driversByIds(queries, ids)
  const nameOf = (driverId: string) => drivers.get(driverId)?.fullName
  const payables = [
    ...owed.map((statement) =>
      payableOf(statement, read, cards, overrides.get(statement.statement), nameOf(statement.driverId)),
    ),
    ...held.map(({ statement, driverId, grosze }) => heldPayable(statement, driverId, grosze)),
  ]
  const accounts = new Map(payables.map((payable) => [payable.statement, accountOf(payable)]))
  const keyOf = (account: AccountNumber) => accountKeyOf(secrets, account)
  const byStatement = new Map(payables.map((payable) => [payable.statement, payable]))
  const checkKeyOf = (statement: string) => {
    const [account, payable] = [accounts.get(statement), byStatement.get(statement)]
    if (!account || !payable) return undefined
    const { otherPayee, payee } = payable
    return keyOfCheck(secrets, account, otherPayee ? payee.name : undefined)
  }
  const { last, foldedPaid } = await lastSent(platform, queries, ids)
  const checks = await checkedKeys(queries, ids)
  const entries = await entriesOf(queries, ids)
  const leftOut = await leftOutOf(queries, owed, held)
  const cameBack = await returnsOf(queries, secrets, ids)
  const known: KnownAccounts = {
    lastPaid: new Map([...last].map(([driver, { account }]) => [driver, account])),
    foldedPaid,
    lastNamed: new Map([...last].map(([driver, { name }]) => [driver, name])),
    checked: new Set(
      payables.flatMap(({ statement, driver }) =>
        checks.has(`${driver}/${checkKeyOf(statement)}`) ? [statement] : [],
      ),
    ),
    firstSince: await firstSince(platform, queries, payables, accounts, entries),
    held: new Map(held.map(({ statement, batch }) => [statement, batch])),
    leftOut: new Map(
      [...leftOut].flatMap(([statement, [first]]) => (first ? [[statement, first] as const] : [])),
    ),
  }
  return {
    divided: dividePayables(payables, known),
    changed: changedAccounts(
      payables.filter(({ statement }) => !known.held.has(statement)),
      known,
    ),
    statements: new Map(owed.map((statement) => [statement.statement, statement])),
    payables,
    overrides,
    waiting,
    leftOut,
    cards,
    names: new Map([
      ...(await waitingNames(queries, waiting)),
      ...(await namesOf(queries, drivers, [...owed, ...held])),
    ]),
    accountOf: (statement) => accounts.get(statement),
    keyOf,
    markOf: ({ amount, account, payee }) =>
      orderMark(amount, {
        account: keyOf(account),
        payee: secrets.fingerprint(`payee ${JSON.stringify([payee.name, payee.address])}`),
      }),
    checkKeyOf,
    returnOf: ({ driver, account }) => cameBack(driver, account),
    enteredOf: (statement) => {
      const [account, payable] = [accounts.get(statement), byStatement.get(statement)]
      if (!account || !payable) return []
      const number = entries.ofAccount(payable.driver, keyOf(account))
      const name = nameEntry(secrets, payable, entries)
      // Where the last transfer went there, it is the name alone that is looked at.
      const paidThere = known.lastPaid.get(payable.driver) === account
      return [
        ...(number && !(name && paidThere) ? [{ ...number, part: 'number' as const }] : []),
        ...(name ? [{ ...name, part: 'payee' as const }] : []),
      ]
    },
    partsDone: (statement) => {
      const [key, driver] = [checkKeyOf(statement), byStatement.get(statement)?.driver]
      return new Set(
        CHECKED_PARTS.filter((part) => key !== undefined && checks.has(`${driver}/${partKey(key, part)}`)),
      )
    },
  }
}

/** By which a part that was found right is known, while the other still waits. */
export function partKey(checkKey: string, part: CheckedPart): string {
  return `${checkKey} ${part}`
}

function payableOf(
  { statement, purse, driverId, grosze, payee, week }: PayableStatement,
  read: ReturnType<typeof accountReader>,
  cards: ReadonlyMap<string, Payee>,
  override: Override | undefined,
  driverName: string | undefined,
): Payable {
  const payable = {
    statement,
    driver: driverId,
    amount: grosze as Grosze,
    payee: { name: payee.name, address: payee.address },
    account: payee.account === null ? undefined : read(payee.account),
    takesCash: cards.get(driverId)?.takesCash ?? payee.takesCash,
    title: orderTitle(week, purse),
  }
  const isOther = (name: string) => driverName !== undefined && name !== driverName
  if (!override) return { ...payable, otherPayee: isOther(payee.name) }
  const { name, address, account, by } = override
  return { ...payable, payee: { name, address }, otherPayee: isOther(name), override: { account, by } }
}

/** Of the name of another payee; none for the driver's own. */
function nameEntry(
  secrets: Platform['secrets'],
  { driver, otherPayee, payee }: Payable,
  entries: Entries,
): Entry | undefined {
  return otherPayee ? entries.ofName(driver, payeeNameKey(secrets, payee.name)) : undefined
}

/** As drivers are called now; of who is no longer listed as the statement named the payee. */
async function namesOf(
  queries: Queries,
  drivers: Awaited<ReturnType<typeof driversByIds>>,
  statements: readonly { readonly driverId: string; readonly statement: string }[],
): Promise<Map<string, string>> {
  const gone = statements.filter(({ driverId }) => !drivers.has(driverId))
  const named = await payeeNamesOf(
    queries,
    gone.map(({ statement }) => statementOfNumber(statement)),
  )
  return new Map([
    ...gone.map(
      ({ driverId, statement }) => [driverId, named.get(statementOfNumber(statement)) ?? ''] as const,
    ),
    ...[...drivers].map(([id, { fullName }]) => [id, fullName] as const),
  ])
}

/** Of who waits: who is on the list no more is named where anything else is owed. */
async function waitingNames(
  queries: Queries,
  waiting: readonly WaitsForNext[],
): Promise<(readonly [string, string])[]> {
  const drivers = await driversByIds(queries, [...new Set(waiting.map(({ driverId }) => driverId))])
  return [...drivers].map(([id, { fullName }]) => [id, fullName] as const)
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

/**
 * Statements whose account, or another payee of it, was entered after a batch had left, of drivers whom
 * no file has ever paid there.
 * One that came back was in a file, and was looked at before it left.
 */
async function firstSince(
  { secrets }: Platform,
  queries: Queries,
  payables: readonly Payable[],
  accounts: ReadonlyMap<string, AccountNumber | undefined>,
  entries: Entries,
): Promise<Set<string>> {
  const began = await firstExport(queries)
  if (began === undefined) return new Set()
  const late = payables.filter((payable) => {
    const account = accounts.get(payable.statement)
    if (!account) return false
    const number = entries.ofAccount(payable.driver, accountKeyOf(secrets, account))
    return [number, nameEntry(secrets, payable, entries)].some(
      (entry) => entry && Date.parse(entry.at) > Date.parse(began),
    )
  })
  const sent = await accountsEverSent(
    queries,
    secrets,
    late.map(({ driver }) => driver),
  )
  return new Set(
    late.flatMap(({ statement, driver }) =>
      sent.has(`${driver}/${accounts.get(statement)}`) ? [] : [statement],
    ),
  )
}
