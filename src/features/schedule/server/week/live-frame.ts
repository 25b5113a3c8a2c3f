import { limitsOf } from '#features/capacity/server/public.ts'
import { primaryCars } from '#features/fleet/assigned-drivers/server/public.ts'
import { servicesBetween } from '#features/fleet/services/server/public.ts'
import { compareForUse } from '#features/fleet/vehicles/domain/public.ts'
import { type PlanningVehicle, planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import type { PlanFacts, WeekCar, WeekService } from '#features/roster/domain/public.ts'
import { deletedCar, deletedDriver } from '#features/roster/domain/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { hasBegun, SLOTS_IN_WEEK, shiftOfStart, slotAt, slotIndex } from '#kernel/slot.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Imagined, unavailableInWeek } from '../displacing/unavailable-in-week.ts'
import { leftFleet } from './left-fleet.ts'

/**
 * What stands around a week's places and may change without the week being saved; what has left the fleet is
 * off in all of it (D47).
 */
export interface LiveFrame
  extends Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff' | 'services' | 'begun'> {
  /** The fleet of now, in the order of use. */
  readonly fleet: readonly PlanningVehicle[]
  /** Own cars of all drivers who have one. */
  readonly ownCars: readonly { readonly driverId: string; readonly carId: string }[]
  /** Its last day has passed: it stays as it was, whatever the fleet does (D26). */
  readonly isOver: boolean
}

/** Days after which a service is no longer shown (Spec 2 §9). */
const SERVICES_KEPT_DAYS = 14

/** @param imagined groundings or rentals as if they were stored, to see what they would do */
export async function liveFrame(
  queries: Queries,
  clock: Clock,
  week: Week,
  imagined?: Imagined,
): Promise<LiveFrame> {
  const { date: today, hour } = fleetTime(clock)
  // Asked for together, so that they travel together.
  const [{ defaultLimit, limits }, left, off, fleet, services, own] = await Promise.all([
    limitsOfWeek(queries, clock, week),
    leftFleet(queries, week),
    unavailableInWeek(queries, clock, week, imagined),
    planningVehicles(queries),
    servicesInWeek(queries, clock, week),
    ownCars(queries),
  ])
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(week, index))
  return {
    limits: slots.map(({ date, shift }) => limits.get(date)?.[shift] ?? defaultLimit),
    fleet,
    unavailable: [...off.unavailable, ...left.cars.map(deletedCar)],
    driversOff: [...off.driversOff, ...left.drivers.map(deletedDriver)],
    services,
    ownCars: own,
    begun: slots.filter((slot) => hasBegun(slot, today, hour)).length,
    isOver: today > addDays(mondayOf(week), 6),
  }
}

async function limitsOfWeek(queries: Queries, clock: Clock, week: Week) {
  const { defaultLimit } = await readSettings(queries, clock)
  return { defaultLimit, limits: await limitsOf(queries, datesOf(week), defaultLimit) }
}

/** In one order, so that what has not changed is seen to be the same. */
async function ownCars(queries: Queries): Promise<LiveFrame['ownCars']> {
  const cars = Array.from(await primaryCars(queries), ([driverId, carId]) => ({ driverId, carId }))
  return cars.sort((a, b) => (a.driverId < b.driverId ? -1 : 1))
}

async function servicesInWeek(queries: Queries, clock: Clock, week: Week): Promise<WeekService[]> {
  const monday = mondayOf(week)
  const oldest = addDays(fleetTime(clock).date, -SERVICES_KEPT_DAYS)
  const planned = await servicesBetween(queries, monday, addDays(monday, 6))
  return planned.flatMap(({ carId, date, time }) => {
    const slot = slotIndex(week, { date, shift: shiftOfStart(Number(time.slice(0, 2))) })
    return slot === undefined || date < oldest ? [] : [{ carId, slot, time }]
  })
}

/** The cars of a saved week: its own, and, while it lasts, the fleet's as they are now (D26). */
export function carsOfWeek(saved: readonly WeekCar[], { fleet, isOver }: LiveFrame): WeekCar[] {
  if (isOver) return [...saved]
  const cars = new Map(saved.map((car) => [car.id, car]))
  for (const car of fleet) cars.set(car.id, car)
  return [...cars.values()].sort(compareForUse)
}
