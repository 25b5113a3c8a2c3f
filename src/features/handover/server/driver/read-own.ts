import { carForDriver } from '#features/fleet/vehicles/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { readHandover } from '../../contract.ts'
import { sidesOf } from '../handover-photos.ts'
import { damagesOf, type Handover, handoversOfDriver, lastOfVehicle } from '../handover-store.ts'
import { kmOfHandovers, newestReading } from '../readings-store.ts'
import { type OwnCar, ownCars } from './own-cars.ts'

/** So many days the driver sees what became of them. */
const UNPLANNED_DAYS = 3

type Shown = OutputOf<typeof readHandover>['cars'][number]

/**
 * What the driver's page of hand-overs shows: cars about now, and nobody else's name.
 * @param ahead hours: those that are handed over by then too
 */
export async function ownHandovers(
  queries: Queries,
  clock: Clock,
  reader: WeekReader,
  driverId: string,
  ahead: number,
): Promise<Shown[]> {
  const own = await handoversOfDriver(queries, driverId, addDays(fleetTime(clock).date, -2))
  const shown: Shown[] = []
  for (const each of await ownCars(queries, clock, reader, driverId, ahead))
    shown.push(await shownCar(queries, driverId, each, own))
  return shown
}

/** What the driver told of cars that the week gives to others, and the office has not acknowledged. */
export async function ownUnplanned(
  queries: Queries,
  clock: Clock,
  driverId: string,
): Promise<OutputOf<typeof readHandover>['unplanned']> {
  const own = await handoversOfDriver(queries, driverId, addDays(fleetTime(clock).date, -UNPLANNED_DAYS))
  return own.flatMap(({ id, reg, kind, at, standing }) =>
    standing === 'counts' ? [] : [{ id, reg, kind, at, standing }],
  )
}

async function shownCar(
  queries: Queries,
  driverId: string,
  { slot, begins, ends, car }: OwnCar,
  own: readonly Handover[],
): Promise<Shown> {
  const done = own.filter(
    ({ date, shift, vehicleId }) => date === slot.date && shift === slot.shift && vehicleId === car.id,
  )
  const last = await lastOfVehicle(queries, car.id)
  const ids = [...done, ...(last ? [last] : [])].map(({ id }) => id)
  const sides = await sidesOf(queries, ids)
  const kms = await kmOfHandovers(queries, ids)
  const newest = await newestReading(queries, car.id)
  const common = ({ id, kind, at, km }: Handover) => ({
    id,
    kind,
    at,
    km: kms.get(id) ?? km,
    photos: [...(sides.get(id) ?? [])],
  })
  return {
    date: slot.date,
    shift: slot.shift,
    begins,
    ends,
    vehicle: car.id,
    reg: car.reg,
    make: car.make,
    model: car.model,
    parking: (await carForDriver(queries, car.id))?.parking ?? '',
    done: done.map(common),
    newest: newest ? { km: newest.km, at: newest.at } : null,
    last: last
      ? { ...common(last), own: last.driverId === driverId, fuel: last.fuel, remark: last.remark }
      : null,
    damages: (await damagesOf(queries, car.id, true)).map(({ id, x, y, kind, remark, notedAt }) => ({
      id,
      x,
      y,
      kind,
      remark,
      notedAt,
    })),
  }
}
