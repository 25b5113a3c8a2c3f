import type { Grosze } from '#kernel/money.ts'
import { type Tally, tallyOf } from './tally.ts'

interface OrderOfBatch {
  readonly grosze: number
  /** Null as long as it has not come back. */
  readonly returned: unknown
}

/** What of a batch's sum came back, and what stands: the file keeps saying the whole sum. */
export function cameBack(orders: readonly OrderOfBatch[]): { readonly back: Tally; readonly stands: Tally } {
  const tally = (rows: readonly OrderOfBatch[]) =>
    tallyOf(rows.map(({ grosze }) => ({ amount: grosze as Grosze })))
  return {
    back: tally(orders.filter(({ returned }) => returned !== null)),
    stands: tally(orders.filter(({ returned }) => returned === null)),
  }
}
