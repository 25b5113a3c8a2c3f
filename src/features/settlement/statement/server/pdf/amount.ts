import type { Grosze } from '#kernel/money.ts'

const MINUS = '\u2212'
/** Narrow, and no line breaks at it: what Polish print sets between groups of three digits. */
const BETWEEN_GROUPS = '\u202f'

/** `−1 105,00`: an amount in full, its groups held together, its sign a minus and no hyphen. */
export function printedAmount(amount: Grosze): string {
  const whole = Math.trunc(Math.abs(amount) / 100)
  const rest = Math.abs(amount) % 100
  const groups = String(whole).replace(/\B(?=(\d{3})+$)/g, BETWEEN_GROUPS)
  return `${amount < 0 ? MINUS : ''}${groups},${String(rest).padStart(2, '0')}`
}
