import type { AccountFault, AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { BankProfile } from './bank-profile.ts'
import type { Party, Payer, PaymentOrder, UnwritableField } from './payment-order.ts'
import type { Tally } from './tally.ts'
import type { WrittenFile } from './written-file.ts'

export type TransferFormat = 'elixir-0' | 'pain.001.001.09'

/** Who did something, and when (an instant as text, from the caller's clock). */
export interface Deed {
  readonly by: string
  readonly at: string
}

/** A transfer that did not arrive: its statement can be paid again. */
export interface ReturnedOrder extends Deed {
  readonly statement: string
  /** In the words of whoever enters it, who read it at the bank. */
  readonly reason: string
}

/**
 * Transfers of one day from one account. Everything that makes up its files is frozen when it is prepared, so
 * neither a driver's record nor a setting changes what was approved.
 */
interface BatchFacts {
  /** Its number, unique. */
  readonly number: string
  readonly orders: readonly PaymentOrder[]
  /** Of the orders: what the screen shows, and what the files must add up to. */
  readonly tally: Tally
  readonly payer: Payer
  readonly date: CalendarDate
  readonly format: TransferFormat
  readonly profile: BankProfile
  readonly prepared: Deed
  readonly approvals: readonly Deed[]
}

export interface PreparedBatch extends BatchFacts {
  readonly state: 'prepared'
}

/** The files are kept as they were given out, so that a later version of the program gives the same bytes. */
export interface ExportedBatch extends BatchFacts {
  readonly state: 'exported'
  readonly exported: Deed
  readonly files: readonly WrittenFile[]
  readonly returned: readonly ReturnedOrder[]
}

/** A person has seen at the bank that the transfers went out; single ones can still come back. */
export interface ConfirmedBatch extends Omit<ExportedBatch, 'state'> {
  readonly state: 'confirmed'
  readonly confirmed: Deed
}

export type Batch = PreparedBatch | ExportedBatch | ConfirmedBatch

export type BatchRefusal =
  | { readonly code: 'nothing-to-transfer' }
  | { readonly code: 'payer-account'; readonly fault: AccountFault }
  | ({ readonly code: 'payer-unwritable' } & UnwritableField)
  | { readonly code: 'approver-prepared-it'; readonly by: string }
  /** `wentOut`: what else the same person sent out that day without anybody's yes. */
  | {
      readonly code: 'second-person-needed'
      readonly total: number
      readonly over: number
      readonly wentOut: number
    }
  | { readonly code: 'not-in-state'; readonly is: Batch['state']; readonly needs: readonly Batch['state'][] }
  | { readonly code: 'no-such-order'; readonly statement: string }
  | { readonly code: 'already-returned'; readonly statement: string; readonly at: string }
  | { readonly code: 'nothing-left-to-confirm' }

/**
 * From which amount on a second person has to agree to what one person sends out in a day: several small
 * batches count as one large one.
 */
export interface TwoPersonsLimit {
  readonly over: Grosze
  /** What the person who prepared the batch had sent out that day before, and nobody else agreed to. */
  readonly wentOut: Grosze
}

/** What stands in a batch before anybody has judged it. */
export interface BatchDraft {
  readonly number: string
  readonly orders: readonly PaymentOrder[]
  readonly payer: Party & { readonly account: string }
  readonly date: CalendarDate
  readonly format: TransferFormat
  readonly profile: BankProfile
}

/** The orders of a batch that did not come back. */
export function standingOrders(batch: Batch): readonly PaymentOrder[] {
  if (batch.state === 'prepared') return batch.orders
  const returned = new Set(batch.returned.map(({ statement }) => statement))
  return batch.orders.filter(({ statement }) => !returned.has(statement))
}

/**
 * By statement, the batch that holds it: prepared, exported or confirmed, and not come back. What is held
 * gets no second order, so nothing is transferred twice.
 */
export function heldStatements(batches: readonly Batch[]): Map<string, string> {
  return new Map(
    batches.flatMap((batch) =>
      standingOrders(batch).map(({ statement }) => [statement, batch.number] as const),
    ),
  )
}

/**
 * By driver, the account of the last transfer that went out and did not come back.
 *
 * @param batches oldest first
 */
export function lastPaidAccounts(batches: readonly Batch[]): Map<string, AccountNumber> {
  return new Map(
    batches.flatMap((batch) =>
      batch.state === 'prepared'
        ? []
        : standingOrders(batch).map(({ driver, account }) => [driver, account] as const),
    ),
  )
}
