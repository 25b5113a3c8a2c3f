import { wholeGrosze } from './whole-grosze.ts'

/** Rates are whole basis points: 10,000 are the whole, 800 are 8 %. */
export const WHOLE = 10_000

/**
 * `grosze * numerator / denominator`, rounded once, half away from zero, so that a debt is rounded as a
 * claim of the same size is. Reckoned without fractions: floats lose a grosz in 168 amounts at 45 %.
 * @param denominator over 0
 */
export function portion(grosze: number, numerator: number, denominator: number): number {
  const product = BigInt(grosze) * BigInt(numerator)
  const by = BigInt(denominator)
  const size = product < 0n ? -product : product
  const rounded = (size * 2n + by) / (by * 2n)
  return wholeGrosze(product < 0n ? -rounded : rounded)
}

/** @param basisPoints of 10,000 */
export function rated(grosze: number, basisPoints: number): number {
  return portion(grosze, basisPoints, WHOLE)
}
