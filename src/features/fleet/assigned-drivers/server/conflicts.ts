import { readSettings } from '#features/settings/server/public.ts'
import { submissionsOfWeek } from '#features/submissions/server/public.ts'
import { addWeeks } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { competingChoices } from '../domain/competing.ts'
import type { Assignment } from './assignments.ts'

/** The week for availability and those after it; further ahead nobody chooses. */
const WEEKS_LOOKED_AT = 4

/**
 * Where active drivers with one and the same primary car chose the same slots, week by week, cars by
 * registration.
 */
export async function primaryConflicts(queries: Queries, clock: Clock, assignments: readonly Assignment[]) {
  const shared = sharedPrimaryCars(assignments)
  if (shared.length === 0) return []
  const { availabilityWeek } = await readSettings(queries, clock)
  const conflicts = []
  for (let ahead = 0; ahead < WEEKS_LOOKED_AT; ahead += 1) {
    const week = addWeeks(availabilityWeek, ahead)
    const submitted = new Map(
      (await submissionsOfWeek(queries, week)).map((submission) => [submission.driverId, submission]),
    )
    if (submitted.size === 0) continue
    for (const { carId, reg, drivers } of shared) {
      const choices = [...drivers.keys()].map((driverId) => ({
        driverId,
        days: submitted.get(driverId)?.days ?? [],
      }))
      for (const { driverIds, slots } of competingChoices(choices))
        conflicts.push({
          carId,
          reg,
          ...week,
          drivers: driverIds.map((driverId) => ({ driverId, fullName: drivers.get(driverId) ?? '' })),
          slots: slots.map(({ date, shift }) => ({ date, shift: SHIFT_ON_WIRE[shift] })),
        })
    }
  }
  return conflicts
}

interface SharedCar {
  readonly carId: string
  readonly reg: string
  /** Names by id, in Polish order. */
  readonly drivers: ReadonlyMap<string, string>
}

/** Cars that are the primary one of two active drivers or more. */
function sharedPrimaryCars(assignments: readonly Assignment[]): SharedCar[] {
  const cars = new Map<string, SharedCar & { readonly drivers: Map<string, string> }>()
  for (const { carId, reg, driverId, primaryCar, driver } of assignments) {
    if (!primaryCar || !driver.active) continue
    const car = cars.get(carId) ?? { carId, reg, drivers: new Map<string, string>() }
    car.drivers.set(driverId, driver.fullName)
    cars.set(carId, car)
  }
  return [...cars.values()].filter(({ drivers }) => drivers.size > 1).sort((a, b) => (a.reg < b.reg ? -1 : 1))
}
