import { illnessesReported } from '#features/driver-reports/server/public.ts'
import { absencesRemoved } from '#features/removals/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * For which shifts of these days drivers are known to be away: reported ill and not taken back, or taken off
 * by the office for a reason that says so. Who wants such a shift after all calls the office, which may give
 * it on the board.
 */
export async function absencesOf(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<ReadonlyMap<string, readonly Slot[]>> {
  const [ill, removed] = await Promise.all([
    illnessesReported(queries, driverIds, from, to),
    absencesRemoved(queries, driverIds, from, to),
  ])
  return Map.groupBy([...ill, ...removed], ({ driverId }) => driverId)
}
