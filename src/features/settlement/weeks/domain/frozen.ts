import type { ApartSums, Settlement, SettlementInput } from '#features/settlement/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import type { SchemeLabel } from './scheme-label.ts'

/** By which scheme a week was settled, as it was called then. */
export interface FrozenScheme {
  /** Of the version. */
  readonly id: string
  readonly label: SchemeLabel
  /** The first week in which it held. */
  readonly from: Week
}

/** A file as it was when a week was closed: it may be taken back since. */
export interface FrozenLoad {
  readonly no: number
  readonly id: string
  readonly fileName: string
  readonly loadedAt: string
}

/**
 * The sentences of the document, as they read when it was closed: a later edition may put them otherwise, and
 * what the driver was handed stays as it was. Headings of the form itself are no part of it.
 */
export interface FrozenWords {
  /** Of each line, then of each that is paid apart, in their order. */
  readonly lines: readonly {
    readonly heading: string
    readonly label: string
    readonly rule: string
    readonly workings: readonly string[]
  }[]
  /** The scheme, and who answers for the sums. */
  readonly rule: string
  /** What happens with the balance. */
  readonly next: string
  readonly objection: string
}

/**
 * Everything that a closed statement stands on. It is stored as text and read again as it stands: a later
 * edition of the program may read it, and writes it never.
 */
export interface FrozenStatement {
  readonly format: 1
  readonly number: string
  readonly week: Week
  readonly input: SettlementInput
  readonly settlement: Settlement
  /** Missing where nothing is paid apart, and of what was closed before that was paid. */
  readonly apart?: ApartSums
  readonly scheme: FrozenScheme
  readonly payee: {
    readonly name: string
    readonly address: readonly string[]
    readonly account: string | null
    /** Is paid in cash; missing where not, and of what was closed before that was frozen. */
    readonly takesCash?: boolean
  }
  /** Who pays; missing while nobody had said, and of what was closed before that was frozen. */
  readonly payer?: { readonly name: string; readonly address: readonly string[] }
  /** Files that the facts came from. */
  readonly loads: readonly FrozenLoad[]
  /** Missing of what was closed before words were frozen: it reads as today's catalogues put it. */
  readonly words?: FrozenWords
}

/** The text that is stored; the same statement gives the same bytes. */
export function freeze(statement: FrozenStatement): string {
  return JSON.stringify(statement)
}

/** @param text as `freeze` wrote it, in this or an earlier edition */
export function thaw(text: string): FrozenStatement {
  return JSON.parse(text) as FrozenStatement
}
