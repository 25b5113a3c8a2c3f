import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type GroundingRow, groundingsTouching } from './store.ts'

/** Cars out of use on these days (D17). */
export async function groundingsBetween(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<CarOff[]> {
  return (await groundingsTouching(queries, first, last)).map(carOff)
}

function carOff({ id, carId, reason, notOnStation, ...row }: GroundingRow): CarOff {
  return {
    id,
    carId,
    span: {
      from: { date: row.dayStart, shift: row.shiftStart },
      to: { date: row.dayEnd, shift: row.shiftEnd },
    },
    kind: 'grounding',
    reason,
    notOnStation,
    renter: '',
  }
}
