import { limitsOf } from '#features/capacity/server/public.ts'
import { compareForUse } from '#features/fleet/vehicles/domain/public.ts'
import { type PlanningVehicle, planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { SLOTS_IN_WEEK, slotAt } from '#kernel/slot.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { WeekCar } from '../domain/places.ts'
import type { UnavailableCar } from '../domain/unavailable.ts'

/** What stands around a week's places and may change without the week being saved. */
export interface LiveFrame {
  /** Per slot, 14 of them (D4). */
  readonly limits: readonly number[]
  /** The fleet of now, in the order of use. */
  readonly fleet: readonly PlanningVehicle[]
  readonly unavailable: readonly UnavailableCar[]
  /** Its last day has passed: it stays as it was, whatever the fleet does (D26). */
  readonly isOver: boolean
}

export async function liveFrame(queries: Queries, clock: Clock, week: Week): Promise<LiveFrame> {
  const { defaultLimit } = await readSettings(queries, clock)
  const limits = await limitsOf(queries, datesOf(week), defaultLimit)
  return {
    limits: Array.from({ length: SLOTS_IN_WEEK }, (_, index) => {
      const { date, shift } = slotAt(week, index)
      return limits.get(date)?.[shift] ?? defaultLimit
    }),
    fleet: await planningVehicles(queries),
    unavailable: [],
    isOver: fleetTime(clock).date > addDays(mondayOf(week), 6),
  }
}

/** The cars of a saved week: its own, and, while it lasts, the fleet's as they are now (D26). */
export function carsOfWeek(saved: readonly WeekCar[], { fleet, isOver }: LiveFrame): WeekCar[] {
  if (isOver) return [...saved]
  const cars = new Map(saved.map((car) => [car.id, car]))
  for (const car of fleet) cars.set(car.id, car)
  return [...cars.values()].sort(compareForUse)
}
