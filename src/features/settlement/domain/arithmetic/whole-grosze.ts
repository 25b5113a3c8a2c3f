/**
 * The greatest amount that one row may tell: 100 million PLN. A hundred thousand of them still add up to a
 * safe integer.
 */
export const MOST_GROSZE = 10_000_000_000

/** Whole, and small enough to be added up. */
export function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= MOST_GROSZE
}

/** @throws RangeError where the amount is too large to be told to the grosz */
export function wholeGrosze(value: bigint): number {
  const grosze = Number(value)
  if (!Number.isSafeInteger(grosze)) throw new RangeError(`No safe integer: ${value} grosze`)
  return grosze
}

/** @throws RangeError where the sum is too large to be told to the grosz */
export function plus(sum: number, part: number): number {
  const more = sum + part
  if (!Number.isSafeInteger(more)) throw new RangeError(`No safe integer: a sum of ${more} grosze`)
  return more
}

/** @throws RangeError where the sum is too large to be told to the grosz, or a part is no whole number */
export function sumOf(parts: Iterable<number>): number {
  let sum = 0
  for (const part of parts) sum = plus(sum, part)
  return sum
}
