import { illnessesReported, wellAgain } from '#features/driver-reports/server/public.ts'
import { absencesRemoved } from '#features/removals/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isStillAbsent } from '../../domain/lost-to-illness.ts'

/**
 * For which shifts of these days drivers are known to be away: reported ill and not taken back, or taken off
 * by the office for a reason that says so, and not well again since ('Jednak pojadę'). Who wants such a shift
 * otherwise calls the office, which may give it on the board.
 */
export async function absencesOf(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadonlyMap<string, readonly Slot[]>> {
  const [ill, removed, well] = await Promise.all([
    illnessesReported(queries, driverIds, from, to),
    absencesRemoved(queries, driverIds, from, to),
    wellAgain(queries, driverIds, from, to),
  ])
  const keyOf = (each: Slot & { readonly driverId: string }) => `${each.driverId} ${slotKey(each)}`
  const wellAt = new Map(well.map((each) => [keyOf(each), each.sentAt]))
  const away = removed.filter((each) => isStillAbsent(each.at, wellAt.get(keyOf(each))))
  return Map.groupBy([...ill, ...away], ({ driverId }) => driverId)
}
