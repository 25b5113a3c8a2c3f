import { sumOf } from '../arithmetic/whole-grosze.ts'

/**
 * What stands beside a week's result, in the ledger of the driver's own car; grosze, + is owed to the
 * driver.
 */
export interface ApartSums {
  /** Left unpaid, or owed, by earlier rentals. */
  readonly opening: number
  /** The sum of this week's lines that are paid apart. */
  readonly result: number
}

/** What is to be paid of it as a transfer of its own, and what the next rental is less by: never both. */
export function balanceOfApart({ opening, result }: ApartSums): {
  readonly toPay: number
  readonly carry: number
} {
  const balance = sumOf([opening, result])
  return { toPay: Math.max(0, balance), carry: Math.min(0, balance) }
}
