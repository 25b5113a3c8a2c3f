import type { AccountNumber } from '#features/settlement/accounts/domain/public.ts'
import type { Grosze } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { writableText } from './plain-letters.ts'

/** Who is paid, or pays, as a bank's file names them. */
export interface Party {
  readonly name: string
  /** Street and place, as on an envelope; may be empty. */
  readonly address: readonly string[]
}

export interface Payer extends Party {
  readonly account: AccountNumber
}

/** One transfer of a batch. What stands in it is frozen: neither a record nor a setting changes it later. */
export interface PaymentOrder {
  /**
   * The number that is paid: `R/2026/47/0017`, or `/N` after it for its car rental; once in a batch, and
   * in the title of the transfer.
   */
  readonly statement: string
  readonly driver: string
  /** Over 0. */
  readonly amount: Grosze
  readonly payee: Party
  readonly account: AccountNumber
  /** What the transfer is for, without the statement's number. */
  readonly title: string
  /** Who had another account than the one frozen at closing be paid. */
  readonly overriddenBy?: string
}

/** Which words of an order no bank's file can hold, and the letters that stand in the way. */
export interface UnwritableField {
  readonly field: 'name' | 'address' | 'title'
  readonly letters: readonly string[]
}

/** A statement's number goes into titles and ids as it is, so it is of letters, digits and `/.-` alone. */
const STATEMENT = /^[A-Za-z0-9][A-Za-z0-9/.-]{0,33}[A-Za-z0-9]$/

/** Throws for a number that no statement has; that is a fault of the program, and nothing that a user did. */
export function assertStatement(statement: string): void {
  if (!STATEMENT.test(statement) || statement.includes('//')) {
    throw new Error(`'${statement}' is no number of a statement`)
  }
}

/**
 * Whether a bank's file can hold the words of a party and, where given, of a title. The same letters are
 * writable for every bank: those that keep Polish letters only write them otherwise.
 */
export function judgeWords(party: Party, title?: string): Result<true, UnwritableField> {
  const fields: readonly (readonly [UnwritableField['field'], readonly string[]])[] = [
    ['name', [party.name]],
    ['address', party.address.filter((line) => line.trim() !== '')],
    ['title', title === undefined ? [] : [title]],
  ]
  for (const [field, texts] of fields) {
    for (const text of texts) {
      const written = writableText(text, 'plain')
      if (!written.ok) return fail({ field, letters: written.error.letters })
    }
  }
  return ok(true)
}
