import type { Grosze } from '#kernel/money.ts'

/**
 * What stands on a driver's statement, whichever way it is shown: strings are said already, in the reader's
 * language, and amounts are whole grosze, + owed to the driver. It is plain data, so that what was frozen
 * with a closed statement is printed again to the byte.
 */
export interface StatementDocument {
  /** What its sentences are in; missing: Polish. */
  readonly language?: 'uk' | 'ru' | 'en' | 'ka'
  /** `Rozliczenie tygodnia 47`: the heading, and the file's own title. */
  readonly title: string
  /** `16–22 listopada 2026` */
  readonly period: string
  /** `R/2026/47/0121`; undefined where it is a draft, which has none. */
  readonly number: string | undefined
  /** The instant when it was closed, `2026-11-23T08:14:00Z`: the file's date. */
  readonly closedAt: string
  /** The first digits of the hash of what it was settled from. */
  readonly checksum: string
  /** Whose paper it is, in the file's own facts; undefined where nobody is named. */
  readonly issuer?: string
  /** The driver first, then who pays or how, the closing with its rule: beside each other. */
  readonly parties: readonly StatementParty[]
  /** Brought forward, the week's result, to pay, carried: beside each other, in this order. */
  readonly figures: readonly StatementFigure[]
  readonly groups: readonly StatementGroup[]
  readonly result: { readonly label: string; readonly amount: Grosze }
  readonly ledger: readonly StatementLedgerRow[]
  /** What happens with the balance, in words. */
  readonly next: string
  /** The scheme in words, and who answers for it. */
  readonly rule: string
  /** What to do who doesn't agree. */
  readonly objection: string
}

export interface StatementParty {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
}

export interface StatementFigure {
  readonly label: string
  readonly amount: Grosze
  /** What is paid out stands on a ground of its own; what the driver comes to owe, in red. */
  readonly mark?: 'payout' | 'debt'
}

export interface StatementGroup {
  readonly heading: string
  readonly lines: readonly StatementLine[]
}

export interface StatementLine {
  readonly label: string
  /** How it was computed: `połowa z 287,35 × 23/123`. */
  readonly computation: string
  /** The file and row, the rule, the contract that it stands on. */
  readonly source: string
  readonly amount: Grosze
}

export interface StatementLedgerRow {
  /** `16.11.2026` */
  readonly date: string
  readonly what: string
  readonly amount: Grosze
  readonly balance: Grosze
}
