import { SLOTS_IN_WEEK, shiftOfSlot } from '#kernel/slot.ts'
import type { Place } from './places.ts'
import { type UnavailableCar, unavailability } from './unavailable.ts'
import { driverPaperOff, leftDriver, type UnavailableDriver } from './unavailable-drivers.ts'

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

export interface WarningFacts {
  /** Per slot, 14. */
  readonly limits: readonly number[]
  /** Drivers of last week's Sunday night. */
  readonly nightBefore: ReadonlySet<string>
  readonly unavailable: readonly UnavailableCar[]
  readonly driversOff: readonly UnavailableDriver[]
}

/**
 * Warnings about who drives when: a day right after the night before, day and night of one date, more drivers
 * in a slot than its limit, a car or driver without valid papers, or one that has left the fleet.
 */
export function warningsOf(places: readonly Place[], facts: WarningFacts): Warning[] {
  const driving = Array.from({ length: SLOTS_IN_WEEK }, () => new Map<string, string>())
  for (const { slot, driverId, carId } of places) if (carId !== null) driving[slot]?.set(driverId, carId)
  const warnings: Warning[] = []
  for (const [slot, drivers] of driving.entries()) {
    const before = slot === 0 ? facts.nightBefore : driving[slot - 1]
    const code = shiftOfSlot(slot) === 'day' ? 'day-after-night' : 'day-and-night'
    for (const [driverId, carId] of drivers) {
      if (before?.has(driverId)) warnings.push({ code, slot, driverId })
      warnings.push(...offWarnings(slot, driverId, carId, facts))
    }
    const limit = facts.limits[slot] ?? 0
    if (drivers.size > limit)
      warnings.push({ code: 'over-limit', slot, driverId: null, seated: drivers.size, limit })
  }
  return warnings
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
