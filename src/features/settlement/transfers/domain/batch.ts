import type { AccountFault } from '#features/settlement/accounts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import type { BankProfile } from './bank-profile.ts'
import type { Party, Payer, PaymentOrder, UnwritableField } from './payment-order.ts'
import type { Tally } from './tally.ts'

export type TransferFormat = 'elixir-0' | 'pain.001.001.09'

/** Who did something, and when (an instant as text, from the caller's clock). */
export interface Deed {
  readonly by: string
  readonly at: string
}

/**
 * Transfers of one day from one account. Everything that makes up its files is frozen when it is prepared, so
 * neither a driver's record nor a setting changes what was approved.
 */
export interface PreparedBatch {
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

export type BatchRefusal =
  | { readonly code: 'nothing-to-transfer' }
  | { readonly code: 'payer-account'; readonly fault: AccountFault }
  | ({ readonly code: 'payer-unwritable' } & UnwritableField)
  /** `wentOut`: what else the same person sent out that day without anybody's yes. */
  | {
      readonly code: 'second-person-needed'
      readonly total: number
      readonly over: number
      readonly wentOut: number
    }

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
