import type { BonusTier } from './settings.ts'

/** Whether the rows bound disjoint ranges, each ending not before it starts (D10). Any order. */
export function tiersAreDisjoint(tiers: readonly BonusTier[]): boolean {
  const sorted = [...tiers].sort((a, b) => a.from - b.from)
  return sorted.every((tier, index) => {
    const before = sorted[index - 1]
    return tier.from <= tier.to && (before === undefined || before.to < tier.from)
  })
}
