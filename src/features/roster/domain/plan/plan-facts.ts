import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { WeekService } from '../services.ts'
import type { UnavailableCar } from '../unavailable.ts'
import type { UnavailableDriver } from '../unavailable-drivers.ts'
import type { WeekPin } from '../week-pin.ts'

/**
 * What stands around a week's plan and decides who may be where. Each rule takes the part of it that it asks
 * for, so that whoever has the facts can ask any rule.
 */
export interface PlanFacts {
  /** Ids of those that may be given to somebody, in the order in which they are used (D16). */
  readonly cars: readonly string[]
  /** What takes cars off, or keeps anybody new out of them. */
  readonly unavailable: readonly UnavailableCar[]
  /** Of `unavailable`, per slot the cars that get nobody new (D47). */
  readonly blocked: readonly ReadonlySet<string>[]
  /** Who gets no new seat: without valid papers, switched off, deleted. */
  readonly driversOff: readonly UnavailableDriver[]
  /** Of `driversOff`, per slot the drivers who get no new seat (D47). */
  readonly barred: readonly ReadonlySet<string>[]
  readonly services: readonly WeekService[]
  /** Per slot, 14 (D4). */
  readonly limits: readonly number[]
  /** How many slots of the week have begun: they are history. */
  readonly begun: number
  readonly pins: readonly WeekPin[]
  /** Driver id to the own car's. */
  readonly ownCars: ReadonlyMap<string, string>
  /** Ids of who drives in the night from Sunday to this week's Monday (D7). */
  readonly nightBefore: ReadonlySet<string>
  /** Ids of who drives on the Monday after this week, by day (D7). */
  readonly dayAfter: ReadonlySet<string>
}

/** What decides which cars stand free. */
export type CarFacts = Pick<PlanFacts, 'cars' | 'blocked'>

/** What decides who may get which car. */
export type SeatFacts = CarFacts & Pick<PlanFacts, 'barred'>

/** Per slot the cars that get nobody new, whatever the reason (D47): those with an `unavailability`. */
export function carFactsOf(cars: PlanFacts['cars'], unavailable: PlanFacts['unavailable']): CarFacts {
  const known = new Set(cars)
  const blocked = slots().map(() => new Set<string>())
  for (const { carId, from, to } of unavailable)
    if (known.has(carId)) for (let slot = from; slot <= to; slot += 1) blocked[slot]?.add(carId)
  return { cars, blocked }
}

/** The same, and per slot the drivers who get no new seat. */
export function seatFactsOf(
  cars: PlanFacts['cars'],
  { unavailable, driversOff }: Pick<PlanFacts, 'unavailable' | 'driversOff'>,
): SeatFacts {
  const barred = slots().map((slot) => barredDrivers(driversOff, slot))
  return { ...carFactsOf(cars, unavailable), barred }
}

/** Ids of the drivers who get no new seat in the slot (D47). */
export function barredDrivers(driversOff: PlanFacts['driversOff'], slot: number): ReadonlySet<string> {
  const barred = driversOff.filter(({ from, to }) => from <= slot && slot <= to)
  return new Set(barred.map(({ driverId }) => driverId))
}

function slots(): number[] {
  return Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot)
}
