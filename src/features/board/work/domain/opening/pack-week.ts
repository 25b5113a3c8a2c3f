import type {
  PlanFacts,
  SettledPlace,
  Spot,
  ToldReason,
  WeekContents,
} from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { NameTable } from './name-table.ts'
import {
  DRIVER_OFF_KINDS,
  NOBODY,
  OFF_KINDS,
  ON_CALL,
  ON_RESERVE,
  ORIGINS,
  type PackedSlot,
  type PackedSpot,
  type PackedWeek,
} from './packed-week.ts'

/** What stands around the places of a week. */
export interface PackedAround extends Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff' | 'services'> {
  readonly ownCars: readonly { readonly driverId: string; readonly carId: string }[]
}

/** Why somebody has no car, and the one that could be given at once. */
export type TellWaiting = (place: SettledPlace) => {
  readonly why: ToldReason | null
  readonly freeSeat: { readonly carId: string } | null
}

/**
 * A week for the wire: names are gathered in the table, all else are numbers. The reverse is `unpackWeek`.
 */
export function packWeek(
  table: NameTable,
  contents: WeekContents,
  around: PackedAround,
  tellWaiting: TellWaiting,
): PackedWeek {
  const cars = new Map(contents.cars.map((car) => [car.id, car]))
  const drivers = new Map(contents.drivers.map((driver) => [driver.id, driver]))
  const car = (id: string) => table.car(id, cars)
  const driver = (id: string) => table.driver(id, drivers)
  const bySlot = Map.groupBy(contents.places, ({ slot }) => slot)
  const slotOf = (slot: number): PackedSlot => {
    const places = bySlot.get(slot) ?? []
    const seated = new Map(places.flatMap((place) => (place.carId === null ? [] : [[place.carId, place]])))
    const inCars = contents.cars.map(({ id }) => seated.get(id))
    const reserve = places.filter(({ carId, onCall }) => carId === null && !onCall)
    const onCall = places.filter((place) => place.onCall)
    const waiting = [...reserve, ...onCall]
    const told = waiting.map(tellWaiting)
    return {
      limit: around.limits[slot] ?? 0,
      seats: inCars.map((place) => (place ? driver(place.driverId) : NOBODY)),
      reserve: reserve.map(({ driverId }) => driver(driverId)),
      onCall: onCall.map(({ driverId }) => driver(driverId)),
      origins: [...inCars, ...waiting]
        .flatMap((place) => (place ? ORIGINS.indexOf(place.origin) : []))
        .join(''),
      reasons: told.map(({ why }) => table.reason(why)),
      free: told.flatMap(({ freeSeat }, at) => (freeSeat ? [[at, car(freeSeat.carId)]] : [])),
    }
  }
  return {
    cars: contents.cars.map(({ id }) => car(id)),
    slots: Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slotOf(slot)),
    off: around.unavailable
      .filter(({ carId }) => cars.has(carId))
      .map(({ carId, from, to, kind, reason, notOnStation, renter }) => [
        ...[car(carId), from, to, OFF_KINDS.indexOf(kind), table.text(reason)],
        ...[Number(notOnStation), table.text(renter)],
      ]),
    services: around.services
      .filter(({ carId }) => cars.has(carId))
      .map(({ carId, slot, time }) => [car(carId), slot, minuteOf(time)]),
    driversOff: around.driversOff
      .filter(({ driverId }) => drivers.has(driverId))
      .map(({ driverId, from, to, kind, reason }) => [
        ...[driver(driverId), from, to, DRIVER_OFF_KINDS.indexOf(kind), table.text(reason)],
      ]),
    ownCars: around.ownCars
      .filter(({ driverId, carId }) => drivers.has(driverId) && cars.has(carId))
      .map(({ driverId, carId }) => [driver(driverId), car(carId)]),
  }
}

/** @param car the number of a car of the week */
export function packSpot(spot: Spot, car: (id: string) => number): PackedSpot {
  return [spot.slot, spot.carId === null ? (spot.onCall ? ON_CALL : ON_RESERVE) : car(spot.carId)]
}

/** @param time HH:MM */
function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return (hours ?? 0) * 60 + (minutes ?? 0)
}
