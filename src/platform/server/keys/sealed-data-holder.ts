import type { Queries, Tx } from '../database/database.ts'
import type { SealedSamples } from './choose-key.ts'

/** What a feature keeps sealed, and how it is made anew where the key that sealed it is lost. */
export interface SealedDataHolder {
  readonly samples: SealedSamples
  /** How many nobody can read any more. */
  unreadable(queries: Queries): Promise<number>
  /**
   * Makes some of the unreadable ones anew, and tells those whom it concerns.
   * @returns how many were made; 0 once none is left
   */
  renew(tx: Tx, most: number): Promise<number>
}
