import { sumOf, wholeGrosze } from '../arithmetic/whole-grosze.ts'

/** Kilometres over so many metres a week, up to the next tier, cost so much each. */
export interface MileageTier {
  readonly overMetres: number
  readonly groszePerKm: number
}

/** What the office made of the proposed amount. A declined one stays told, and costs nothing. */
export type OverMileageDecision =
  | { readonly state: 'proposed' }
  | { readonly state: 'applied' }
  | { readonly state: 'edited'; readonly grosze: number }
  | { readonly state: 'declined' }

export interface MileageInTier extends MileageTier {
  readonly metres: number
}

/** How the week's metres fall into the tiers; tiers that were not reached are left out. */
export function metresByTier(metres: number, tiers: readonly MileageTier[]): MileageInTier[] {
  const rising = tiers.toSorted((a, b) => a.overMetres - b.overMetres)
  return rising.flatMap((tier, index) => {
    const upTo = Math.min(metres, rising[index + 1]?.overMetres ?? metres)
    return upTo > tier.overMetres ? [{ ...tier, metres: upTo - tier.overMetres }] : []
  })
}

/** What is proposed: all tiers added up, rounded once, half up. In grosze, never negative. */
export function proposedOverMileage(metres: number, tiers: readonly MileageTier[]): number {
  const milli = metresByTier(metres, tiers).reduce(
    (sum, tier) => sum + BigInt(tier.metres) * BigInt(tier.groszePerKm),
    0n,
  )
  return wholeGrosze((milli + 500n) / 1000n)
}

/** What the driver pays: nothing before somebody has decided. */
export function chargedOverMileage(
  metres: number,
  tiers: readonly MileageTier[],
  decision: OverMileageDecision,
): number {
  if (decision.state === 'edited') return sumOf([decision.grosze])
  return decision.state === 'applied' ? proposedOverMileage(metres, tiers) : 0
}
