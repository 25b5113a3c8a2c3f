import { type Difference, differencesThatStandOut, sumOf } from '#features/settlement/domain/public.ts'
import type { WeekFigures } from './week-figures.ts'

/** A fifth of the week before, and at least 300 PLN: what a person should look at before closing. */
const FROM = { leastGrosze: 30_000, basisPoints: 2000 }

export interface FiguresBefore {
  readonly figures: WeekFigures
  /** Null where the week before is not closed, as what it carried. */
  readonly result: number | null
  readonly carry: number | null
}

export function netOf({ nets }: WeekFigures): number {
  return sumOf(nets.map(({ net }) => net))
}

/** What differs from the driver's week before so much that it stands out. */
export function standsOut(
  now: { readonly figures: WeekFigures; readonly result: number | null },
  before: Pick<FiguresBefore, 'figures' | 'result'> | undefined,
): Difference[] {
  if (!before) return []
  // Where one of both has no result, there is nothing to compare.
  const known = now.result !== null && before.result !== null
  const compared = ({ figures, result }: { figures: WeekFigures; result: number | null }) => ({
    netByApp: new Map(figures.nets.map(({ app, net }) => [app, net])),
    shifts: figures.shifts,
    result: known ? (result ?? 0) : 0,
  })
  return differencesThatStandOut(compared(now), compared(before), FROM)
}
