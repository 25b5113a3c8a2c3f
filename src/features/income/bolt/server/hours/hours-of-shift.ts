import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type BoltHours, hoursBetween } from './hours-store.ts'

/** Undefined where Bolt told nothing of the driver's shift. */
export async function hoursOfShift(
  queries: Queries,
  driverId: string,
  { date, shift }: Slot,
): Promise<BoltHours | undefined> {
  const hours = await hoursBetween(queries, date, date, driverId)
  const own = hours.find((each) => each.shift === shift)
  if (!own) return undefined
  const { online, waiting, driving, onBreak } = own
  return { online, waiting, driving, onBreak }
}
