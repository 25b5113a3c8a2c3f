import type { SettledPlace, Spot } from './places.ts'

/**
 * Gives each place that is asked for, in turn, its order within its list: the next after those who stand
 * there, from 1; 0 in a car. Who stands keeps the rank, and a gap that somebody left stays one.
 * @param standing who is on the lists already; none, where lists are counted anew
 */
export function ranksFrom(
  standing: readonly Pick<SettledPlace, 'slot' | 'carId' | 'onCall' | 'rank'>[],
): (spot: Spot) => number {
  const last = new Map<string, number>()
  for (const place of standing)
    if (place.carId === null) last.set(listOf(place), Math.max(place.rank, last.get(listOf(place)) ?? 0))
  return (spot) => {
    if (spot.carId !== null) return 0
    const rank = (last.get(listOf(spot)) ?? 0) + 1
    last.set(listOf(spot), rank)
    return rank
  }
}

function listOf({ slot, onCall }: Pick<Spot, 'slot' | 'onCall'>): string {
  return `${slot} ${onCall}`
}
