import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { slotAtHour } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { spanOfRow } from './span-of-row.ts'
import { deleteGroundingsOfCar, type GroundingRow, groundingsTouching } from './store.ts'

export { saveNewGrounding } from './save-grounding.ts'

/** Cars out of use on these days (D17). */
export async function groundingsBetween(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<CarOff[]> {
  return (await groundingsTouching(queries, first, last)).map(carOff)
}

/** The cars that are grounded at this moment: in the slot that runs (D2, D17). */
export async function groundedCars(queries: Queries, clock: Clock): Promise<ReadonlySet<string>> {
  const { date, hour } = fleetTime(clock)
  const slot = slotAtHour(date, hour)
  const touching = await groundingsBetween(queries, slot.date, slot.date)
  return new Set(touching.filter(({ span }) => spanContains(span, slot)).map(({ carId }) => carId))
}

/** Deletes the groundings of a car that leaves the fleet, in the transaction that deletes it (D26). */
export async function forgetCarGroundings(tx: Tx, carId: string): Promise<void> {
  await deleteGroundingsOfCar(tx, carId)
}

function carOff(row: GroundingRow): CarOff {
  const { id, carId, reason, notOnStation } = row
  return { id, carId, span: spanOfRow(row), kind: 'grounding', reason, notOnStation, renter: '' }
}
