import type { Grosze } from '#kernel/money.ts'
import { sha256OfBytes } from '#kernel/sha256.ts'
import type { PaymentOrder } from './payment-order.ts'
import { tallyOf } from './tally.ts'

/** A file for a bank, and what it holds. */
export interface WrittenFile {
  readonly bytes: Uint8Array
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string
  readonly extension: string
  /** From 1, of `parts`: a bank takes only so many orders in a file. */
  readonly part: number
  readonly parts: number
  readonly count: number
  readonly total: Grosze
}

/** The orders that a file holds are those whose sum it tells. */
export function writtenFile(
  bytes: Uint8Array,
  orders: readonly PaymentOrder[],
  facts: Pick<WrittenFile, 'extension' | 'part' | 'parts'>,
): WrittenFile {
  return { bytes, digest: sha256OfBytes(bytes), ...facts, ...tallyOf(orders) }
}
