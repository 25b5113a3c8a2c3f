import { driverOfCar } from '#features/roster/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { slotAtHour } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetInstant, minutesAfter } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readCustody } from '../../contract-office.ts'
import { type Custody, custodyAt, custodyOf } from '../../domain/custody.ts'
import { MOST_DAYS_LATE } from '../../domain/handover.ts'
import { spanOf } from '../driver/own-cars.ts'
import { handoversBetween } from '../handover-store.ts'
import { namesOf } from './names.ts'

/**
 * Who had the car at that time of the fleet's wall clock. What was handed over up to two weeks before and
 * after is looked at: nobody keeps a car longer without a word.
 * @param time HH:MM
 */
export async function custodyAtTime(
  queries: Queries,
  vehicleId: string,
  date: CalendarDate,
  time: string,
): Promise<OutputOf<typeof readCustody>> {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = minutesAfter(fleetInstant(date, hour), minute)
  const from = fleetInstant(addDays(date, -MOST_DAYS_LATE), 12)
  const until = fleetInstant(addDays(date, MOST_DAYS_LATE), 12)
  const events = (await handoversBetween(queries, vehicleId, from, until)).map((handover) => ({
    driverId: handover.driverId,
    kind: handover.kind,
    at: handover.at,
    ...spanOf(handover),
  }))
  const all = custodyOf(events)
  const name = await namesOf(
    queries,
    all.map(({ driverId }) => driverId),
  )
  const onWire = (held: Custody | undefined) =>
    held
      ? {
          driver: name(held.driverId),
          from: held.from,
          until: held.until,
          taken: held.taken,
          ended: held.ended,
        }
      : null
  const slot = slotAtHour(date, hour)
  const planned = await driverOfCar(queries, vehicleId, slot)
  return {
    held: onWire(custodyAt(all, at)),
    before: onWire(all.findLast((each) => each.until <= at)),
    after: onWire(all.find((each) => each.from > at)),
    slot,
    planned: planned ? { id: planned.id, fullName: planned.fullName } : null,
  }
}
