import {
  type AccountFault,
  type AccountNumber,
  judgeAccountNumber,
  maskAccount,
} from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
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
  /** By driver: where the last transfer went (`lastPaidAccounts`). */
  readonly lastPaid: ReadonlyMap<string, AccountNumber>
  /** By driver: the changed account that a person has looked at and found right. */
  readonly checked: ReadonlyMap<string, AccountNumber>
  /** By statement: the batch that has an order for it that did not come back (`heldStatements`). */
  readonly held: ReadonlyMap<string, string>
  /** Statements that a person leaves for another batch; none where not told. */
  readonly leftOut?: ReadonlySet<string>
}

/** Why a payable gets no order; accounts are masked, since this is shown. */
export type WhyOutside =
  | { readonly code: 'nothing-to-pay' }
  | { readonly code: 'in-another-batch'; readonly batch: string }
  | { readonly code: 'takes-cash' }
  | { readonly code: 'no-account' }
  | { readonly code: 'wrong-account'; readonly fault: AccountFault }
  | { readonly code: 'account-unchecked'; readonly was: string; readonly is: string }
  | ({ readonly code: 'unwritable' } & UnwritableField)
  /** Could be transferred, and a person left it for another batch. */
  | { readonly code: 'left-out' }

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

function judgePayable(payable: Payable, { lastPaid, checked, held, leftOut }: KnownAccounts): Judged {
  const { statement, driver, amount, payee, title, override } = payable
  if (amount === 0) return { why: { code: 'nothing-to-pay' } }
  const batch = held.get(statement)
  if (batch !== undefined) return { why: { code: 'in-another-batch', batch } }
  if (payable.takesCash) return { why: { code: 'takes-cash' } }
  const account = judgeAccountNumber(override?.account ?? payable.account ?? '')
  if (!account.ok) {
    const missing = account.error.code === 'account-not-given'
    return { why: missing ? { code: 'no-account' } : { code: 'wrong-account', fault: account.error } }
  }
  const was = lastPaid.get(driver)
  if (was !== undefined && was !== account.value && checked.get(driver) !== account.value) {
    return { why: { code: 'account-unchecked', was: maskAccount(was), is: maskAccount(account.value) } }
  }
  const words = judgeWords(payee, title)
  if (!words.ok) return { why: { code: 'unwritable', ...words.error } }
  if (leftOut?.has(statement)) return { why: { code: 'left-out' } }
  const order = { statement, driver, amount, payee, title, account: account.value }
  return { order: override ? { ...order, overriddenBy: override.by } : order }
}

/** An account that is not the one that the driver's last transfer went to. */
export interface ChangedAccount {
  readonly statement: string
  readonly driver: string
  /** Masked; undefined where nothing was transferred to the driver before. */
  readonly was: string | undefined
  readonly is: string
  /** A person has looked at it; always so for the first account, which there is nothing to hold against. */
  readonly checked: boolean
}

/**
 * The accounts to look at before a batch, drivers with no earlier transfer among them. Payables without a
 * right account are told as such by `dividePayables`.
 */
export function changedAccounts(
  payables: readonly Payable[],
  { lastPaid, checked }: Pick<KnownAccounts, 'lastPaid' | 'checked'>,
): ChangedAccount[] {
  return payables.flatMap(({ statement, driver, amount, takesCash, account, override }) => {
    const judged = judgeAccountNumber(override?.account ?? account ?? '')
    const was = lastPaid.get(driver)
    if (!judged.ok || amount === 0 || takesCash || judged.value === was) return []
    return [
      {
        statement,
        driver,
        was: was && maskAccount(was),
        is: maskAccount(judged.value),
        checked: was === undefined || checked.get(driver) === judged.value,
      },
    ]
  })
}
