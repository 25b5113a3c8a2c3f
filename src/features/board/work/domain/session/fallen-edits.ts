import { isSpot, type Move, type Spot } from '#features/roster/domain/public.ts'

/**
 * Own moves that others have made in the same way before they were saved: laying them has changed nothing, so
 * that they are recorded under the others' names (D19).
 */
export function fallenEdits(mine: readonly Move[], others: readonly Move[]): readonly Move[] {
  return mine.filter((move) =>
    others.some(
      (other) => other.driverId === move.driverId && same(other.from, move.from) && leads(other, move),
    ),
  )
}

/** To the same place, or just away from where the driver was. */
function leads(other: Move, mine: Move): boolean {
  if (mine.to === null) return other.to === null || other.to.slot !== mine.from?.slot
  return same(other.to, mine.to)
}

function same(a: Spot | null, b: Spot | null): boolean {
  return a === b || (a !== null && b !== null && isSpot(a, b))
}
