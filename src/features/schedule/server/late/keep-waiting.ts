import type { WaitingPlace } from '#features/planning/domain/public.ts'
import { isSamePlace, type Place, type SettledPlace, seatKey } from '#features/roster/domain/public.ts'
import type { WeekRow } from '#features/roster/server/public.ts'
import { weekOfRow } from '#features/roster/server/public.ts'
import { keyInSlot, otherSlotOfDate } from '#kernel/slot.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { LiveFrame } from '../week/live-frame.ts'
import { considerChoices } from './late-store.ts'
import { waitingOfWeek } from './waiting-of-week.ts'

/**
 * What a saved board says about those who wait (D42). Left where they wait, they go on waiting and are no
 * saved place; put elsewhere in their slot, or taken away, by somebody who has seen them, they are decided
 * on. Who is decided on in one shift of a date on which he waits on call keeps the other one as a saved
 * place, unless he drives on that date. Who was not seen waits on, whatever is sent.
 * @param seen ids of the choices that waited on the board which is saved
 * @returns the places to be saved
 */
export async function keepWaiting<P extends Place>(
  tx: Tx,
  row: WeekRow,
  sent: readonly P[],
  seen: readonly string[],
  before: readonly SettledPlace[],
  frame: LiveFrame,
): Promise<P[]> {
  const waiting = await waitingOfWeek(tx, row, before, frame)
  if (waiting.places.length === 0) return [...sent]
  const wait = new Map(waiting.places.map((place) => [seatKey(place), place]))
  const stands = new Map(sent.map((place) => [seatKey(place), place]))
  const known = new Set(seen)
  const decided = new Set(
    waiting.places
      .filter((late) => known.has(late.choiceId) && !isWhereItWaits(late, stands.get(seatKey(late))))
      .map(({ choiceId }) => choiceId),
  )
  const drives = new Set(sent.filter(({ carId }) => carId !== null).map(seatKey))
  const kept = sent.filter((place) => {
    const late = wait.get(seatKey(place))
    if (!late || late.saved || !isWhereItWaits(late, place)) return true
    return decided.has(late.choiceId) && !drives.has(keyInSlot(otherSlotOfDate(place.slot), place.driverId))
  })
  await considerChoices(tx, { weekId: row.id, week: weekOfRow(row) }, [...decided])
  return kept
}

function isWhereItWaits(late: WaitingPlace, place: Place | undefined): boolean {
  return place !== undefined && isSamePlace(place, { ...late, carId: null })
}
