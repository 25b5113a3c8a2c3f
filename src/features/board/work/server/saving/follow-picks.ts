import {
  isSpot,
  type Move,
  type Place,
  seatKey,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { versionsSince, type WeekRow } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'

/**
 * Moves into a car whose driver stands elsewhere in that slot by now, taken from there: as far as nobody of
 * the office has put him there. Who has picked the shift himself meanwhile, or was moved by the program,
 * drives it all the same, in the car that the office gives him, and that costs nobody anything. What somebody
 * of the office has decided stands.
 * @param base the places of the version on which the moves were made
 */
export async function followPicks(
  tx: Tx,
  row: WeekRow,
  base: { readonly version: number; readonly places: readonly Place[] },
  now: WeekPlan,
  moves: readonly Move[],
): Promise<Move[]> {
  const strayed = moves.filter((move) => whereNow(now, move) !== undefined)
  if (strayed.length === 0 || base.version === row.version) return [...moves]
  const byOffice = await movedByOffice(tx, row, base)
  return moves.map((move) => {
    const stands = whereNow(now, move)
    const key = seatKey({ driverId: move.driverId, slot: move.to?.slot ?? 0 })
    return stands && !byOffice.has(key) ? { ...move, from: stands } : move
  })
}

/**
 * Where the driver of a move within one slot stands instead; undefined where he is where he was, in no place,
 * or only on call.
 */
function whereNow(now: WeekPlan, { driverId, from, to }: Move) {
  if (!from || !to?.carId || from.slot !== to.slot) return undefined
  const stands = spotOf(now, to.slot, driverId)
  return stands && !stands.onCall && !isSpot(stands, from) && !isSpot(stands, to) ? stands : undefined
}

/** As `slot driverId`: whom versions of the office have moved since. */
async function movedByOffice(
  tx: Tx,
  row: WeekRow,
  base: { readonly version: number; readonly places: readonly Place[] },
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>()
  let before = wordsOf(base.places)
  for (const { savedById, places } of await versionsSince(tx, row.id, base.version)) {
    const after = wordsOf(places)
    if (savedById !== null)
      for (const key of new Set([...before.keys(), ...after.keys()]))
        if (before.get(key) !== after.get(key)) moved.add(key)
    before = after
  }
  return moved
}

function wordsOf(places: readonly Place[]): Map<string, string> {
  return new Map(places.map((place) => [seatKey(place), `${place.carId} ${place.onCall}`]))
}
