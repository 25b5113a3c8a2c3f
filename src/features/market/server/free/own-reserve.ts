import type { SavedWeek } from '#features/schedule/server/public.ts'
import { hasBegun, type Slot, slotAt } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'

/** Where a driver waits in the reserve of these weeks, as far as it has not begun. */
export function ownReserve(clock: Clock, weeks: readonly SavedWeek[], driverId: string): Slot[] {
  const { date, hour } = fleetTime(clock)
  return weeks
    .flatMap(({ row, contents }) =>
      contents.places
        .filter((place) => place.driverId === driverId && place.carId === null && !place.onCall)
        .map(({ slot }) => slotAt(row, slot)),
    )
    .filter((slot) => !hasBegun(slot, date, hour))
}
