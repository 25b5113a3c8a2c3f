import type { Slot } from '#kernel/slot.ts'
import type { Charge } from '../charges/charge.ts'
import type { FactRow } from '../facts/fact-row.ts'
import type { Days, IncomeFact } from '../facts/income-fact.ts'
import type { Scheme } from '../scheme/scheme.ts'

/** A shift that the driver drove. */
export interface DrivenShift extends Slot {
  readonly id: string
  /** Null where nobody has told the hours. */
  readonly minutes: number | null
}

/** Everything that a driver's settlement depends on: the same input gives the same bytes. */
export interface SettlementInput {
  readonly period: Days
  readonly facts: readonly IncomeFact[]
  readonly scheme: Scheme
  readonly shifts: readonly DrivenShift[]
  readonly charges: readonly Charge[]
  /** Of the ledger, in grosze; negative is the driver's debt. */
  readonly openingBalance: number
}

/** The same with the facts in their rows. */
export interface RowsInput extends Omit<SettlementInput, 'facts'> {
  readonly rows: readonly FactRow[]
}
