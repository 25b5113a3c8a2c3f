import type { BonusTier } from './settings.ts'

/** Whether the rows bound disjoint ranges, each ending not before it starts (D10). Any order. */
export function tiersAreDisjoint(tiers: readonly BonusTier[]): boolean {
  const sorted = [...tiers].sort((a, b) => a.from - b.from)
  return sorted.every((tier, index) => {
    const before = sorted[index - 1]
    return tier.from <= tier.to && (before === undefined || before.to < tier.from)
  })
}

/** Cards of the form: one date, one shift (Spec 1 §2), so that no form has more. */
export const MOST_CHOSEN = 7

/**
 * With so many chosen shifts a row's bonus is had: the hint counts down to the first one above the row (D10).
 */
export function shiftsForBonus({ to }: BonusTier): number {
  return to + 1
}

/** Rows whose bonus no form can bring, as both of the specification's own. */
export function unreachableTiers(tiers: readonly BonusTier[]): readonly BonusTier[] {
  return tiers.filter((tier) => shiftsForBonus(tier) > MOST_CHOSEN)
}

/**
 * Where a further row could stand: above the others, as wide as the specification's, and no further than a
 * form can reach.
 * @param ends the last numbers of the rows so far
 * @returns undefined where no bonus above them could be had
 */
export function nextTier(
  ends: readonly number[],
): { readonly from: number; readonly to: number } | undefined {
  const from = Math.max(0, ...ends) + 1
  const to = Math.min(from + 3, MOST_CHOSEN - 1)
  return from <= to ? { from, to } : undefined
}

/** What a fleet is offered instead: the specification's values, for five and for all seven cards. */
export const REACHABLE_TIERS: readonly BonusTier[] = [
  { from: 3, to: 4, value: 200 },
  { from: 5, to: 6, value: 300 },
]
