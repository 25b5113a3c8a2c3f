import type { Grosze } from '#kernel/money.ts'

/** So many significant digits of a decimal come through a float unharmed. */
const TRUSTED_DIGITS = 15
/** A thousand million złoty. */
const MOST = 1e9

/**
 * An amount in złoty as JSON has it, in whole grosze, exact: what a program's adding has left in the
 * sixteenth digit is gone before anything is rounded, and then half goes away from zero.
 * @param pln a number, or a text that writes one with a dot
 * @returns undefined where it is no amount
 */
export function groszeOf(pln: unknown): Grosze | undefined {
  const value = typeof pln === 'string' && /^-?\d{1,12}(\.\d{1,10})?$/.test(pln) ? Number(pln) : pln
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > MOST) return undefined
  const amount = Math.abs(value)
  if (amount < 0.001) return 0 as Grosze
  // Moving the point in the text moves it exactly; multiplying by a hundred does not.
  const grosze = Math.round(Number(`${amount.toPrecision(TRUSTED_DIGITS)}e2`))
  return (value < 0 && grosze !== 0 ? -grosze : grosze) as Grosze
}
