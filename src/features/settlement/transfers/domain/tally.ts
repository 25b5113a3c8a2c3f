import type { Grosze } from '#kernel/money.ts'

export interface Tally {
  readonly count: number
  readonly total: Grosze
}

/** How many, and their sum. Throws where the sum is over what whole numbers hold exactly. */
export function tallyOf(rows: readonly { readonly amount: Grosze }[]): Tally {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0)
  if (!Number.isSafeInteger(total)) throw new Error('The sum is too large to be exact')
  return { count: rows.length, total: total as Grosze }
}
