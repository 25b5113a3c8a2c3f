import { isSamePlace, type Place, type SettledPlace, seatKey } from '#features/roster/domain/public.ts'
import type { WeekRow } from '#features/roster/server/public.ts'
import { weekOfRow } from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { LiveFrame } from '../week/live-frame.ts'
import { considerChoices } from './late-store.ts'
import { waitingOfWeek } from './waiting-of-week.ts'

/**
 * What a saved board says about those who wait (D42). Left where they wait, they go on waiting and are no saved place; put elsewhere in their slot,
 * they are settled by that; taken away by somebody who has seen them, they are decided on. Who was not seen waits on, whatever is sent.
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
  const kept = sent.filter((place) => {
    const late = wait.get(seatKey(place))
    return !late || late.saved || !isSamePlace(place, { ...late, carId: null })
  })
  const stands = new Set(sent.map(seatKey))
  const known = new Set(seen)
  const decided = waiting.places.filter((place) => known.has(place.choiceId) && !stands.has(seatKey(place)))
  const stillThere = new Set(
    waiting.places.filter((place) => stands.has(seatKey(place))).map(({ choiceId }) => choiceId),
  )
  await considerChoices(
    tx,
    { weekId: row.id, week: weekOfRow(row) },
    decided.map(({ choiceId }) => choiceId).filter((id) => !stillThere.has(id)),
  )
  return kept
}
