import { type Charge, type MileageTier, proposedOverMileage } from '#features/settlement/domain/public.ts'

/** What somebody decided of a week's over-mileage. */
export interface MileageDecision {
  /** As they were known then. */
  readonly metres: number
  readonly state: 'applied' | 'edited' | 'declined'
  /** What was agreed to; null of a declined one. */
  readonly grosze: number | null
}

/**
 * The week's over-mileage, where any tier was reached. Metres that were corrected after the decision make it
 * a proposal again, and so does another price where it was taken as proposed: nobody has agreed to those. Not
 * so in a closed week, where what was decided has been taken already: there it holds for the metres of
 * now, so
 * that their difference alone is proposed as a correction, and a price that was changed since is none.
 */
export function overMileageOf(
  id: string,
  metres: number,
  tiers: readonly MileageTier[],
  decision: MileageDecision | undefined,
  isClosed: boolean,
): Charge[] {
  if (!tiers.some(({ overMetres }) => metres > overMetres)) return []
  const base = { id, kind: 'over-mileage', metres, tiers } as const
  if (!decision || (!isClosed && !isOf(decision, metres, tiers)))
    return [{ ...base, decision: { state: 'proposed' } }]
  const { state, grosze } = decision
  const isPriced = state === 'applied' && decision.metres === metres
  return [
    {
      ...base,
      decision:
        state === 'edited' || (isPriced && grosze !== proposedOverMileage(metres, tiers))
          ? { state: 'edited', grosze: grosze ?? 0 }
          : { state },
    },
  ]
}

function isOf(
  { metres, state, grosze }: MileageDecision,
  now: number,
  tiers: readonly MileageTier[],
): boolean {
  if (metres !== now) return false
  return state !== 'applied' || grosze === proposedOverMileage(now, tiers)
}
