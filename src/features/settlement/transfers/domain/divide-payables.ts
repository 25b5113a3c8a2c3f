import {
  type AccountFault,
  type AccountNumber,
  judgeAccountNumber,
  maskAccount,
} from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import type { Deed } from './batch.ts'
import {
  assertStatement,
  judgeWords,
  type Party,
  type PaymentOrder,
  type UnwritableField,
} from './payment-order.ts'
import { type Tally, tallyOf } from './tally.ts'

/** What a closed statement owes its driver. */
export interface Payable {
  readonly statement: string
  readonly driver: string
  /** `toPay` of the statement: 0 or more. */
  readonly amount: Grosze
  readonly payee: Party
  /** The payee is another one than the driver: a name that somebody has typed. */
  readonly otherPayee?: boolean
  /** As it was frozen at closing, as typed; undefined where the driver had none. */
  readonly account: string | undefined
  /** Somebody had another account be paid than the frozen one, and answers for it. */
  readonly override?: { readonly account: string; readonly by: string }
  /** The driver is paid in cash. */
  readonly takesCash: boolean
  /** What the transfer is for, without the statement's number. */
  readonly title: string
}

/** What is known beside the payables. */
export interface KnownAccounts {
  /** By driver: where the last transfer went. */
  readonly lastPaid: ReadonlyMap<string, AccountNumber>
  /**
   * By driver to whom no transfer went yet: where the last one of a record went that was folded into the
   * driver's.
   */
  readonly foldedPaid?: ReadonlyMap<string, AccountNumber>
  /** By driver: whom the last transfer named, where that is known. */
  readonly lastNamed?: ReadonlyMap<string, string>
  /** Statements of which a person has found right the account, and the payee where it is another one. */
  readonly checked: ReadonlySet<string>
  /**
   * Statements of drivers who were never paid by a transfer, to accounts that were entered after a batch had
   * left already. The accounts with which a fleet begins are looked at as a whole.
   */
  readonly firstSince?: ReadonlySet<string>
  /** By statement: the batch that has an order for it that did not come back. */
  readonly held: ReadonlyMap<string, string>
  /** By statement: who left it for another batch, and when; none where not told. */
  readonly leftOut?: ReadonlyMap<string, Deed>
}

/** Why a payable gets no order; accounts are masked, since this is shown. */
export type WhyOutside =
  | { readonly code: 'nothing-to-pay' }
  | { readonly code: 'in-another-batch'; readonly batch: string }
  | { readonly code: 'takes-cash' }
  | { readonly code: 'no-account' }
  | { readonly code: 'wrong-account'; readonly fault: AccountFault }
  /** `was` is null for a first account; `payee` is told where another one than the driver is named. */
  | {
      readonly code: 'account-unchecked'
      readonly was: string | null
      readonly is: string
      readonly payee?: string
    }
  | ({ readonly code: 'unwritable' } & UnwritableField)
  /** Could be transferred, and a person left it for another batch; who was not kept with earlier batches. */
  | { readonly code: 'left-out'; readonly by?: string; readonly at?: string }

export interface OutsideBatch {
  readonly statement: string
  readonly driver: string
  readonly amount: Grosze
  readonly why: WhyOutside
}

/** Every payable is in exactly one of the two; `inside` and `outside` of the tallies add up to `all`. */
export interface DividedPayables {
  readonly orders: readonly PaymentOrder[]
  readonly outside: readonly OutsideBatch[]
  readonly tallies: { readonly inside: Tally; readonly outside: Tally; readonly all: Tally }
}

/**
 * Which payables a batch transfers, in the order given, and why the others stay outside: the first reason
 * that holds. Throws where a statement comes twice, or an amount is no whole number of grosze from 0 up.
 * Source: settlement.md, Transfers and invariant 11; money-notes.md, batch.
 */
export function dividePayables(payables: readonly Payable[], known: KnownAccounts): DividedPayables {
  const seen = new Set<string>()
  const orders: PaymentOrder[] = []
  const outside: OutsideBatch[] = []
  for (const payable of payables) {
    const { statement, driver, amount } = payable
    assertStatement(statement)
    if (seen.has(statement)) throw new Error(`The statement ${statement} is listed twice`)
    if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is nothing to pay`)
    seen.add(statement)
    const judged = judgePayable(payable, known)
    if ('why' in judged) outside.push({ statement, driver, amount, why: judged.why })
    else orders.push(judged.order)
  }
  return {
    orders,
    outside,
    tallies: { inside: tallyOf(orders), outside: tallyOf(outside), all: tallyOf(payables) },
  }
}

type Judged = { readonly why: WhyOutside } | { readonly order: PaymentOrder }

function judgePayable(payable: Payable, known: KnownAccounts): Judged {
  const { checked, held, leftOut } = known
  const { statement, driver, amount, payee, title, override, otherPayee } = payable
  if (amount === 0) return { why: { code: 'nothing-to-pay' } }
  const batch = held.get(statement)
  if (batch !== undefined) return { why: { code: 'in-another-batch', batch } }
  if (payable.takesCash) return { why: { code: 'takes-cash' } }
  const account = judgeAccountNumber(override?.account ?? payable.account ?? '')
  if (!account.ok) {
    const missing = account.error.code === 'account-not-given'
    return { why: missing ? { code: 'no-account' } : { code: 'wrong-account', fault: account.error } }
  }
  if (isAsked(payable, account.value, known) && !checked.has(statement)) {
    const was = paidBefore(driver, account.value, known)
    const shown = { was: was === undefined ? null : maskAccount(was), is: maskAccount(account.value) }
    return { why: { code: 'account-unchecked', ...shown, ...(otherPayee ? { payee: payee.name } : {}) } }
  }
  const words = judgeWords(payee, title)
  if (!words.ok) return { why: { code: 'unwritable', ...words.error } }
  const left = leftOut?.get(statement)
  if (left) return { why: { code: 'left-out', by: left.by, at: left.at } }
  const order = { statement, driver, amount, payee, title, account: account.value }
  return { order: override ? { ...order, overriddenBy: override.by } : order }
}

/**
 * Whether a person has to look at it: another account, or another payee, than the last transfer's; a
 * first one.
 */
function isAsked(
  { statement, driver, otherPayee, payee }: Payable,
  account: AccountNumber,
  known: Omit<KnownAccounts, 'held'>,
): boolean {
  const { lastNamed, firstSince } = known
  const was = paidBefore(driver, account, known)
  if (was === undefined) return firstSince?.has(statement) === true
  if (was !== account) return true
  const named = lastNamed?.get(driver)
  return otherPayee === true && named !== undefined && named !== payee.name
}

/**
 * Where the driver's last transfer went. Of who has none only another account of a folded record counts:
 * that it is the same is no reason to look at less.
 */
function paidBefore(
  driver: string,
  account: AccountNumber,
  { lastPaid, foldedPaid }: Omit<KnownAccounts, 'held'>,
): AccountNumber | undefined {
  const folded = foldedPaid?.get(driver)
  return lastPaid.get(driver) ?? (folded === account ? undefined : folded)
}

/** An account that is not the one that the driver's last transfer went to. */
export interface ChangedAccount {
  readonly statement: string
  readonly driver: string
  /** Masked; undefined where nothing was transferred to the driver before. */
  readonly was: string | undefined
  readonly is: string
  /** Another payee than the driver, whom a person finds right together with the account. */
  readonly payee: string | undefined
  /** A person has to look at it before the batch. */
  readonly asked: boolean
  /** A person has looked at it, or nobody has to. */
  readonly checked: boolean
}

/**
 * The accounts to look at before a batch, drivers with no earlier transfer among them. Payables without a
 * right account are told as such by `dividePayables`.
 */
export function changedAccounts(
  payables: readonly Payable[],
  known: Omit<KnownAccounts, 'held'>,
): ChangedAccount[] {
  const { checked } = known
  return payables.flatMap((payable) => {
    const { statement, driver, amount, takesCash, account, override, payee, otherPayee } = payable
    const judged = judgeAccountNumber(override?.account ?? account ?? '')
    if (!judged.ok || amount === 0 || takesCash) return []
    const was = paidBefore(driver, judged.value, known)
    const asked = isAsked(payable, judged.value, known)
    if (judged.value === was && !asked) return []
    return [
      {
        statement,
        driver,
        was: was && maskAccount(was),
        is: maskAccount(judged.value),
        payee: otherPayee ? payee.name : undefined,
        asked,
        checked: !asked || checked.has(statement),
      },
    ]
  })
}
