import type { WeekPin, WeekPlan } from '#features/roster/domain/public.ts'
import { brokenHours } from '#features/roster/domain/public.ts'
import { keyInSlot, SLOTS_IN_WEEK, weekdayOfSlot } from '#kernel/slot.ts'
import type { CarRow, DriverRow, Instance, Pin, Seat } from '../builder/instance.ts'
import { pinsTogether } from '../builder/pins-together.ts'
import { instanceOf } from '../instance.ts'
import { builderPin } from '../pins/sort-pins.ts'
import type { RebuildOrder } from './rebuild-order.ts'

/**
 * The builder's instance of a rebuild: the board as published, and as pins whatever the rules alone would not
 * leave as it is.
 */
export function rebuildInstance(
  { facts, board, begun, takenOff }: RebuildOrder,
  pins: readonly WeekPin[],
): Instance {
  const plain = instanceOf({ ...facts, pins: [] })
  const published = seatsOf(board)
  const known = { ...plain, ...rowsWith(plain, published), published }
  const explicit = pins.filter(({ slot }) => slot >= begun).map(builderPin)
  const pinned = new Set(explicit.map(({ driver, slot }) => keyInSlot(slot, driver)))
  const ahead = published.filter(({ driver, slot }) => slot >= begun && !pinned.has(keyInSlot(slot, driver)))
  const wanted = [
    ...explicit,
    ...givenKnowingly(known, ahead),
    ...takenOff
      .filter(({ slot }) => slot >= begun)
      .filter(({ driverId }) => known.drivers.some(({ id }) => id === driverId))
      .map(({ driverId, slot }): Pin => ({ driver: driverId, slot, car: null })),
  ]
  const instance = { ...known, limits: withRoomFor(known.limits, wanted) }
  // An own pin goes before what only stands on the board.
  return { ...instance, pinned: pinsTogether(instance, wanted).holding }
}

function seatsOf(board: WeekPlan): Seat[] {
  return board.flatMap(({ cars }, slot) => Array.from(cars, ([car, driver]): Seat => ({ driver, slot, car })))
}

/**
 * With rows for whoever drives without having sent availability, and for cars that have left the fleet and
 * keep their drivers (D26).
 */
function rowsWith(instance: Instance, seats: readonly Seat[]): Pick<Instance, 'cars' | 'drivers'> {
  const drivers = new Set(instance.drivers.map(({ id }) => id))
  const cars = new Set(instance.cars.map(({ id }) => id))
  const moreDrivers = [...new Set(seats.map(({ driver }) => driver))].filter((id) => !drivers.has(id)).sort()
  const moreCars = [...new Set(seats.map(({ car }) => car))].filter((id) => !cars.has(id)).sort()
  return {
    drivers: [...instance.drivers, ...moreDrivers.map((id, index) => uncalled(id, drivers.size + index))],
    cars: [
      ...instance.cars,
      ...moreCars.map((id, index) =>
        leftFleet(
          id,
          cars.size + 1 + index,
          seats.filter(({ car }) => car === id),
        ),
      ),
    ],
  }
}

function uncalled(id: string, submittedAt: number): DriverRow {
  return {
    id,
    submittedAt,
    primaryCar: null,
    allowDayAndNight: false,
    workedPreviousSundayNight: false,
    picks: [],
    onCallDays: [],
  }
}

/** To be driven by those who have it, and by nobody else. */
function leftFleet(id: string, order: number, seats: readonly Seat[]): CarRow {
  const taken = new Set(seats.map(({ slot }) => slot))
  const free = Array.from({ length: SLOTS_IN_WEEK }, (_, slot) => slot).filter((slot) => !taken.has(slot))
  return {
    id,
    priority: 0,
    order,
    unavailable: free.map((slot) => ({ from: slot, to: slot, kind: 'grounding' })),
  }
}

/**
 * Seats that no rule would give, but the office did: of a shift the driver did not choose or may not drive
 * any more, against the driver's rest. They hold as they are, as long as their car can be driven.
 */
function givenKnowingly(instance: Instance, seats: readonly Seat[]): Pin[] {
  const rows = new Map(instance.drivers.map((row) => [row.id, row]))
  const held = new Map<string, number>()
  for (const { driver, slot } of instance.published ?? [])
    held.set(driver, (held.get(driver) ?? 0) | (1 << slot))
  return seats.flatMap(({ driver, slot, car }): Pin[] => {
    const row = rows.get(driver)
    if (!row) return []
    const chosen =
      row.picks.some((pick) => pick.slot === slot) || row.onCallDays.includes(weekdayOfSlot(slot))
    const others = (held.get(driver) ?? 0) & ~(1 << slot)
    return chosen && brokenHours(slot, others, row) === null ? [] : [{ driver, slot, car, despiteRest: true }]
  })
}

/** A limit that pins exceed is the office's own doing (D7). */
function withRoomFor(limits: Instance['limits'], pins: readonly Pin[]): Instance['limits'] {
  return limits.map((limit, slot) => {
    const pinned = pins.filter((pin) => pin.slot === slot && pin.car !== null).length
    return limit === null ? null : Math.max(limit, pinned)
  })
}
