import { driversByIds } from '#features/drivers/server/public.ts'
import { findWeek, readContents } from '#features/roster/server/public.ts'
import { type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { openRuleBook } from './rule-book.ts'

/** The reserve of a slot in its order: those whom the rules let have the shift. */
export async function reserveOf(queries: Queries, slot: Slot, giverId: string): Promise<string[]> {
  const week = weekOf(slot.date)
  const row = await findWeek(queries, week)
  if (!row) return []
  const { places } = await readContents(queries, row.id)
  const index = slotIndex(week, slot)
  const waiting = places
    .filter(({ slot: at, carId, onCall }) => at === index && carId === null && !onCall)
    .map(({ driverId }) => driverId)
    .filter((id) => id !== giverId)
  const people = await driversByIds(queries, waiting)
  const book = await openRuleBook(queries, [...people.values()], [slot])
  return waiting.filter((id) => !book.obstacle(id, slot))
}
