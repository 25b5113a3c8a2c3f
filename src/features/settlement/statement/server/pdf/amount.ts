import { type Grosze, inZloty } from '#kernel/money.ts'

/** Narrow, and no line breaks at it: what Polish print sets between groups of three digits. */
const BETWEEN_GROUPS = '\u202f'

/** `−1 105,00`: an amount in full, its groups held together, its sign a minus and no hyphen. */
export function printedAmount(amount: Grosze): string {
  return inZloty(amount).replaceAll('\u00a0', BETWEEN_GROUPS)
}
