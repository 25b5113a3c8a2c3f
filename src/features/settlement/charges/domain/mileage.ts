import type { Charge, MileageTier } from '#features/settlement/domain/public.ts'

/** What somebody decided of a week's over-mileage. */
export interface MileageDecision {
  /** As they were known then. */
  readonly metres: number
  readonly state: 'applied' | 'edited' | 'declined'
  /** Of an edited one. */
  readonly grosze: number | null
}

/**
 * The week's over-mileage, where any tier was reached. Metres that were corrected after the decision make it
 * a proposal again: nobody has agreed to those. Not so in a closed week, where what was decided has been
 * taken already: there it holds for the metres of now, so that the difference alone is proposed as a
 * correction.
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
  if (!decision || (decision.metres !== metres && !isClosed))
    return [{ ...base, decision: { state: 'proposed' } }]
  return [
    {
      ...base,
      decision:
        decision.state === 'edited'
          ? { state: 'edited', grosze: decision.grosze ?? 0 }
          : { state: decision.state },
    },
  ]
}
