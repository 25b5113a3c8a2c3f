/** A row of the fleet's tiers: this many shifts bring this bonus (D10). */
export interface BonusTier {
  readonly from: number
  readonly to: number
  /** PLN */
  readonly value: number
}

export interface BonusHint {
  /** Shifts still missing for the bonus; at least 1. */
  readonly missing: number
  /** PLN */
  readonly value: number
}

/**
 * While the count lies in a row, the hint names that row's value, and how many are missing to its upper edge
 * + 1: 10-17 -> 18 - count for 200 PLN, 18-22 -> 23 - count for 300 PLN, none above (Spec 1 §9, D10).
 * @param count chosen shifts, reserve included, on-call not
 */
export function bonusHint(count: number, tiers: readonly BonusTier[]): BonusHint | undefined {
  const tier = tiers.find(({ from, to }) => count >= from && count <= to)
  return tier && { missing: tier.to + 1 - count, value: tier.value }
}
