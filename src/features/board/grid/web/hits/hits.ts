import { type Address, type BoardView, listOf } from '#features/board/work/web/public-view.ts'
import type { Mover } from '#features/roster/domain/public.ts'

/**
 * Places that were searched for, in the order of time: drivers who were found, and who drives a car that was.
 */
export function hitsOf({ board, found }: Pick<BoardView, 'board' | 'found'>): readonly Mover[] {
  return board.flatMap((seats, slot) =>
    [...seats.cars]
      .flatMap(([carId, driverId]) =>
        found.drivers.has(driverId) || found.cars.has(carId) ? [{ driverId, slot }] : [],
      )
      .concat(
        [...seats.reserve, ...seats.onCall]
          .filter((id) => found.drivers.has(id))
          .map((driverId) => ({ driverId, slot })),
      ),
  )
}

/** The first place of one slot that was searched for: a car is on the board also where nobody drives it. */
export function hitHere(
  { board, found, week }: Pick<BoardView, 'board' | 'found' | 'week'>,
  slot: number,
): Address | undefined {
  const seats = board[slot]?.cars
  const row = week.rows.findIndex(({ id }) => found.cars.has(id) || found.drivers.has(seats?.get(id) ?? ''))
  if (row >= 0) return { slot, area: 'cars', row }
  for (const area of ['reserve', 'on-call'] as const) {
    const at = listOf(board, area, slot).findIndex((driverId) => found.drivers.has(driverId))
    if (at >= 0) return { slot, area, row: at }
  }
  return undefined
}

/** The slot of the next hit, where the only one that is shown has none. */
export function hitElsewhere(
  { board, found }: Pick<BoardView, 'board' | 'found'>,
  shown: number,
): number | undefined {
  if (found.cars.size > 0) return undefined
  const next = nextHit(hitsOf({ board, found }), undefined, shown)
  return next?.slot === shown ? undefined : next?.slot
}

/**
 * The hit after the last one. The first is one of the slot that is shown, if it has any, else the next one
 * after it, and so round the week: who looks at Thursday means Thursday.
 * @param shown the only slot on the screen; undefined where the whole week is
 */
export function nextHit(
  hits: readonly Mover[],
  last: Mover | undefined,
  shown: number | undefined,
): Mover | undefined {
  const at = hits.findIndex((hit) => isSameHit(hit, last))
  const isShown = shown === undefined || last?.slot === shown
  if (at >= 0 && isShown) return hits[(at + 1) % hits.length]
  return hits.find(({ slot }) => slot >= (shown ?? 0)) ?? hits[0]
}

export function isSameHit(hit: Mover, other: Mover | undefined): boolean {
  return hit.slot === other?.slot && hit.driverId === other.driverId
}
