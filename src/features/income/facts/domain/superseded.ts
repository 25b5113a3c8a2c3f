import { INCOME_APPS, INCOME_KINDS } from './income-kinds.ts'
import type { Statement } from './what-holds.ts'

/**
 * Why something that a row told holds no more: a later row tells it anew, a later load took the row away, or
 * a later row says that the ride was not driven.
 */
export type WhySuperseded = 'replaced' | 'removed' | 'not-driven'

export interface Superseded<S extends Statement> {
  readonly why: WhySuperseded
  /** What was told instead. */
  readonly by: S
}

/**
 * What ended a row, or a part of it: of the later statements of its key the first that takes it away, ends it
 * as a whole or tells one of its kinds anew (D49).
 * @param chain all statements of the key, latest first (`byLoad`)
 * @param at the row's place among them
 * @returns undefined of the latest
 */
export function supersededBy<S extends Statement>(
  chain: readonly S[],
  at: number,
): Superseded<S> | undefined {
  const row = chain[at]
  const later = chain.slice(0, at).reverse()
  if (!row || later.length === 0) return undefined
  for (const by of later) {
    if (by.removed) return { why: 'removed', by }
    if (isNotDriven(by) && !isNotDriven(row)) return { why: 'not-driven', by }
    if (by.app === INCOME_APPS.settlement || by.kinds.some((kind) => row.kinds.includes(kind)))
      return { why: 'replaced', by }
  }
  const [by] = later
  return by && { why: 'replaced', by }
}

/** A ride that was called off; sums over days count rides, and 0 of them end nothing. */
function isNotDriven({ own, kinds, amounts }: Statement): boolean {
  const place = kinds.indexOf(INCOME_KINDS.rides)
  return own.until === null && place >= 0 && amounts[place] === 0
}
