import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { Place } from './places.ts'

/** What the office may do, knowing it (D7). */
export type Warning =
  | { readonly code: 'day-after-night' | 'day-and-night'; readonly slot: number; readonly driverId: string }
  | {
      readonly code: 'over-limit'
      readonly slot: number
      readonly driverId: null
      readonly seated: number
      readonly limit: number
    }

/**
 * Warnings about who drives when: a day right after the night before, day and night of one date, more drivers in a slot than its limit.
 * @param limits per slot, 14
 * @param nightBefore drivers of last week's Sunday night
 */
export function warningsOf(
  places: readonly Place[],
  limits: readonly number[],
  nightBefore: ReadonlySet<string>,
): Warning[] {
  const driving = Array.from({ length: SLOTS_IN_WEEK }, () => new Set<string>())
  for (const { slot, driverId, carId } of places) if (carId !== null) driving[slot]?.add(driverId)
  const warnings: Warning[] = []
  for (const [slot, drivers] of driving.entries()) {
    const before = slot === 0 ? nightBefore : driving[slot - 1]
    const code = slot % 2 === 0 ? 'day-after-night' : 'day-and-night'
    for (const driverId of drivers) if (before?.has(driverId)) warnings.push({ code, slot, driverId })
    const limit = limits[slot] ?? 0
    if (drivers.size > limit)
      warnings.push({ code: 'over-limit', slot, driverId: null, seated: drivers.size, limit })
  }
  return warnings
}
