import { sumOf } from '../arithmetic/whole-grosze.ts'

/** Grosze. */
export interface BesideTransfers {
  /** In orders that were neither confirmed nor came back. */
  readonly onTheWay: number
  /** What else there is between fleet and driver: over 0 the fleet owes it, under 0 the driver. */
  readonly owed: number
}

/**
 * Who owes whom, beside the money that orders carry already: with so much the next statement opens. The
 * balance
 * alone would say that the fleet owes what a bank is paying, and hide a debt behind it.
 * @param balance the ledger's, over 0 owed to the driver; the orders are still in it
 */
export function besideTransfers(
  balance: number,
  onTheWay: readonly { readonly grosze: number }[],
): BesideTransfers {
  const away = sumOf(onTheWay.map(({ grosze }) => grosze))
  return { onTheWay: away, owed: sumOf([balance, 0 - away]) }
}
