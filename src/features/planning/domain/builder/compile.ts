import type { CarRow, DriverRow, Instance, UnavailableKind } from './instance.ts'
import { SLOTS } from './instance.ts'
import { capacityOf, has } from './rules.ts'

/**
 * An instance in canonical order, with masks in place of lists. Drivers stand in order of submission, then
 * id; cars by priority (high first), order, id (D16). Everything after this works with these indexes alone,
 * which is why the order of rows in the input cannot matter. Tables per driver or car and slot have index *
 * SLOTS + slot; -1 is nobody, no car.
 */
export interface Week {
  readonly drivers: readonly DriverRow[]
  readonly cars: readonly CarRow[]
  readonly driverOf: ReadonlyMap<string, number>
  readonly carOf: ReadonlyMap<string, number>
  readonly limits: readonly (number | null)[]
  /** Per car, the slots in which it can be driven. */
  readonly available: Uint16Array
  readonly availableCars: Int32Array
  readonly capacity: Int32Array
  readonly regular: Uint16Array
  readonly reserve: Uint16Array
  readonly onCall: Uint16Array
  readonly primary: Int32Array
  readonly allowBoth: Uint8Array
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export function compile(instance: Instance): Week {
  const drivers = [...instance.drivers].sort((a, b) => a.submittedAt - b.submittedAt || byText(a.id, b.id))
  const cars = [...instance.cars].sort(
    (a, b) => b.priority - a.priority || a.order - b.order || byText(a.id, b.id),
  )
  const carOf = new Map(cars.map((car, index) => [car.id, index]))
  const available = Uint16Array.from(cars, slotsAvailable)
  const availableCars = new Int32Array(SLOTS)
  for (const slots of available)
    for (let slot = 0; slot < SLOTS; slot++) if (has(slots, slot)) availableCars[slot]!++
  const regular = Uint16Array.from(drivers, (driver) => slotsPicked(driver, 'regular'))
  return {
    drivers,
    cars,
    driverOf: new Map(drivers.map((driver, index) => [driver.id, index])),
    carOf,
    limits: instance.limits,
    available,
    availableCars,
    capacity: availableCars.map((count, slot) => capacityOf(instance.limits[slot] ?? null, count)),
    regular,
    reserve: Uint16Array.from(drivers, (driver, index) => slotsPicked(driver, 'reserve') & ~regular[index]!),
    onCall: Uint16Array.from(drivers, (driver) =>
      driver.onCallDays.reduce((slots, day) => slots | (0b11 << (2 * day)), 0),
    ),
    primary: Int32Array.from(drivers, (driver) =>
      driver.primaryCar === null ? -1 : (carOf.get(driver.primaryCar) ?? -1),
    ),
    allowBoth: Uint8Array.from(drivers, (driver) => (driver.allowDayAndNight ? 1 : 0)),
  }
}

function slotsPicked(driver: DriverRow, kind: 'regular' | 'reserve'): number {
  return driver.picks.reduce((slots, pick) => (pick.kind === kind ? slots | (1 << pick.slot) : slots), 0)
}

function slotsAvailable(car: CarRow): number {
  let slots = (1 << SLOTS) - 1
  for (const { from, to } of car.unavailable) for (let slot = from; slot <= to; slot++) slots &= ~(1 << slot)
  return slots
}

/** What keeps a car off a slot; a grounding is told before a rental, a rental before papers. */
export function whyUnavailable(car: CarRow, slot: number): UnavailableKind | null {
  const kinds = car.unavailable.filter(({ from, to }) => slot >= from && slot <= to).map(({ kind }) => kind)
  return (
    kinds.find((kind) => kind === 'grounding') ?? kinds.find((kind) => kind === 'rental') ?? kinds[0] ?? null
  )
}

/** Cars that nothing but their papers keeps off this slot. */
export function blockedByPapers(week: Week, slot: number): number {
  return week.cars.filter((car) => whyUnavailable(car, slot) === 'papers').length
}
