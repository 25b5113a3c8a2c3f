import { shiftOfSlot } from '#kernel/slot.ts'
import { breaksRestAfterLastWeek, nightBefore, otherShiftOfDate } from './hours.ts'
import type { PlanFacts } from './plan/plan-facts.ts'
import type { WeekPlan } from './plan/week-plan.ts'
import { unavailability } from './unavailable.ts'
import { driverPaperOff, leftDriver } from './unavailable-drivers.ts'

/**
 * What the office may do, knowing it (D7); who sits without valid papers, or has left the fleet, keeps the
 * seat (D26).
 */
export type Warning =
  | {
      readonly code:
        | 'day-after-night'
        | 'day-and-night'
        | 'inactive-driver'
        | 'deleted-driver'
        | 'deleted-car'
      readonly slot: number
      readonly driverId: string
    }
  | {
      readonly code: 'car-papers' | 'driver-papers'
      readonly slot: number
      readonly driverId: string
      /** The name of the one that has run out. */
      readonly paper: string
    }
  | {
      readonly code: 'over-limit'
      readonly slot: number
      readonly driverId: null
      readonly seated: number
      readonly limit: number
    }

export type WarningFacts = Pick<PlanFacts, 'limits' | 'nightBefore' | 'unavailable' | 'driversOff'>

/**
 * Warnings about who drives when: a day right after the night before, day and night of one date, more drivers
 * in a slot than its limit, a car or driver without valid papers, or one that has left the fleet. Of two
 * shifts that stand against each other the later one is told of, and day and night of a date are told also
 * where the office gave both (D7).
 */
export function warningsOf(plan: WeekPlan, facts: WarningFacts): Warning[] {
  const held = new Map<string, number>()
  for (const [slot, { cars }] of plan.entries())
    for (const driverId of cars.values()) held.set(driverId, (held.get(driverId) ?? 0) | (1 << slot))
  const warnings: Warning[] = []
  for (const [slot, { cars }] of plan.entries()) {
    for (const [carId, driverId] of cars) {
      const code = hoursWarning(slot, held.get(driverId) ?? 0, facts.nightBefore.has(driverId))
      if (code) warnings.push({ code, slot, driverId })
      warnings.push(...offWarnings(slot, driverId, carId, facts))
    }
    const limit = facts.limits[slot] ?? 0
    if (cars.size > limit)
      warnings.push({ code: 'over-limit', slot, driverId: null, seated: cars.size, limit })
  }
  return warnings
}

function hoursWarning(
  slot: number,
  held: number,
  workedSundayNight: boolean,
): 'day-after-night' | 'day-and-night' | undefined {
  if (breaksRestAfterLastWeek(slot, workedSundayNight) || nightBefore(slot, held) !== null)
    return 'day-after-night'
  const isLater = shiftOfSlot(slot) === 'night'
  return isLater && otherShiftOfDate(slot, held, false) !== null ? 'day-and-night' : undefined
}

function offWarnings(
  slot: number,
  driverId: string,
  carId: string,
  { unavailable, driversOff }: WarningFacts,
): Warning[] {
  const warnings: Warning[] = []
  const car = unavailability(unavailable, carId, slot)
  if (car?.kind === 'papers') warnings.push({ code: 'car-papers', slot, driverId, paper: car.reason })
  if (car?.kind === 'deleted') warnings.push({ code: 'deleted-car', slot, driverId })
  const driver = driverPaperOff(driversOff, driverId, slot)
  if (driver) warnings.push({ code: 'driver-papers', slot, driverId, paper: driver.reason })
  const left = leftDriver(driversOff, driverId)
  if (left)
    warnings.push({ code: left.kind === 'deleted' ? 'deleted-driver' : 'inactive-driver', slot, driverId })
  return warnings
}
