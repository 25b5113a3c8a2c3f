import type { DriverRow, Instance, Seat } from '../instance.ts'
import type { BuiltWeek, Reason, ReserveEntry } from '../result.ts'

/**
 * Judges a week from the specification alone, sharing no code with the builder: what it finds wrong, in
 * words. A filling that merely looks full must not pass here.
 */
export function breaches(instance: Instance, seats: readonly Seat[]): string[] {
  const found: string[] = []
  const drivers = new Map(instance.drivers.map((row) => [row.id, row]))
  const byDriver = new Set<string>()
  const byCar = new Set<string>()
  for (const { driver, slot, car } of seats) {
    const row = drivers.get(driver)!
    if (byDriver.has(`${driver} ${slot}`)) found.push(`${driver} has two cars in slot ${slot}`)
    if (byCar.has(`${car} ${slot}`)) found.push(`${car} has two drivers in slot ${slot}`)
    byDriver.add(`${driver} ${slot}`)
    byCar.add(`${car} ${slot}`)
    if (!freeCars(instance, slot).includes(car)) found.push(`${car} is not available in slot ${slot}`)
    const pins = instance.pinned.filter((pin) => pin.driver === driver && pin.slot === slot)
    if (pins.length === 0 && !row.picks.some((pick) => pick.slot === slot))
      found.push(`${driver} never picked slot ${slot}`)
    if (pins.some((pin) => pin.car !== car)) found.push(`the pin of ${driver} in slot ${slot} does not hold`)
    const clash = clashes(row, slot, slotsOf(seats, driver))
    if (clash) found.push(`${driver}: ${clash} in slot ${slot}`)
  }
  for (const pin of instance.pinned)
    if (pin.car !== null && !byDriver.has(`${pin.driver} ${pin.slot}`))
      found.push(`the pin of ${pin.driver} is lost`)
  for (let slot = 0; slot < 14; slot++) {
    const limit = instance.limits[slot]
    const seated = seats.filter((seat) => seat.slot === slot).length
    if (typeof limit === 'number' && seated > limit)
      found.push(`slot ${slot} holds ${seated}, limit ${limit}`)
  }
  return found
}

/** Free seats beside somebody who could sit there. */
export function wastedSeats(instance: Instance, seats: readonly Seat[]): string[] {
  return instance.drivers.flatMap((row) =>
    row.picks
      .filter(({ slot }) => couldSit(instance, seats, row, slot) && hasRoom(instance, seats, slot))
      .map(({ slot }) => `${row.id} could sit in slot ${slot}`),
  )
}

/** Reserve picks seated where a regular one waits that could sit there. */
export function overtakenRegulars(instance: Instance, seats: readonly Seat[]): string[] {
  return instance.drivers.flatMap((row) =>
    row.picks
      .filter(({ kind, slot }) => kind === 'regular' && couldSit(instance, seats, row, slot))
      .filter(({ slot }) =>
        seats.some(
          (seat) =>
            seat.slot === slot &&
            !isPinned(instance, seat) &&
            kindOf(instance, seat.driver, slot) === 'reserve',
        ),
      )
      .map(({ slot }) => `${row.id} waits with a regular pick in slot ${slot}`),
  )
}

/** Seats of somebody with two more shifts than another of the same class who waits for that very seat. */
export function unfairSeats(instance: Instance, seats: readonly Seat[]): string[] {
  return instance.drivers.flatMap((row) =>
    row.picks
      .filter(({ slot }) => couldSit(instance, seats, row, slot))
      .flatMap(({ slot, kind }) =>
        seats
          .filter((seat) => seat.slot === slot && !isPinned(instance, seat))
          .filter((seat) => kindOf(instance, seat.driver, slot) === kind)
          .filter((seat) => slotsOf(seats, seat.driver).length >= slotsOf(seats, row.id).length + 2)
          .map(
            (seat) => `${seat.driver} sits in slot ${slot} with two shifts more than ${row.id}, who waits`,
          ),
      ),
  )
}

/** Whether what the reason claims can be seen in the week itself. */
export function isTrue(instance: Instance, built: BuiltWeek, entry: ReserveEntry): boolean {
  const { slot, reason } = entry
  const row = instance.drivers.find((one) => one.id === entry.driver)!
  const mine = slotsOf(built.assignments, entry.driver)
  const off = instance.pinned.some((pin) => pin.driver === row.id && pin.slot === slot && pin.car === null)
  const expected: Reason['code'] | null = off
    ? 'PINNED_OUT'
    : slot === 0 && row.workedPreviousSundayNight
      ? 'PREV_WEEK_NIGHT'
      : slot % 2 === 1 && mine.includes(slot + 1)
        ? 'REST_BEFORE_DAY'
        : slot % 2 === 0 && mine.includes(slot - 1)
          ? 'REST_AFTER_NIGHT'
          : mine.includes(slot ^ 1) && !row.allowDayAndNight
            ? 'SAME_DATE'
            : null
  if (expected !== null) return reason.code === expected && blocksTruly(reason, mine)
  if (reason.code !== 'LIMIT' && reason.code !== 'NO_CAR' && reason.code !== 'PAPERS') return false
  const seated = built.assignments.filter((seat) => seat.slot === slot).length
  const cars = freeCars(instance, slot).length
  const limit = instance.limits[slot] ?? null
  const full = seated === Math.min(limit ?? cars, cars)
  const byLimit = limit !== null && limit < cars
  const facts =
    reason.limit === limit &&
    reason.availableCars === cars &&
    reason.seated === seated &&
    reason.freeCars === cars - seated &&
    reason.shifts === mine.length
  return full && facts && (reason.code === 'LIMIT') === byLimit
}

function blocksTruly(reason: Reason, mine: readonly number[]): boolean {
  return !('blockedBy' in reason) || mine.includes(reason.blockedBy)
}

function slotsOf(seats: readonly Seat[], driver: string): number[] {
  return seats.filter((seat) => seat.driver === driver).map((seat) => seat.slot)
}

function freeCars(instance: Instance, slot: number): string[] {
  return instance.cars
    .filter((car) => car.unavailable.every(({ from, to }) => slot < from || slot > to))
    .map((car) => car.id)
}

function hasRoom(instance: Instance, seats: readonly Seat[], slot: number): boolean {
  const seated = seats.filter((seat) => seat.slot === slot).length
  const cars = freeCars(instance, slot).length
  return seated < Math.min(instance.limits[slot] ?? cars, cars)
}

function kindOf(instance: Instance, driver: string, slot: number): string | undefined {
  return instance.drivers.find((row) => row.id === driver)?.picks.find((pick) => pick.slot === slot)?.kind
}

function isPinned(instance: Instance, seat: Seat): boolean {
  return instance.pinned.some((pin) => pin.driver === seat.driver && pin.slot === seat.slot)
}

function couldSit(instance: Instance, seats: readonly Seat[], row: DriverRow, slot: number): boolean {
  const mine = slotsOf(seats, row.id)
  const off = instance.pinned.some((pin) => pin.driver === row.id && pin.slot === slot)
  return !off && !mine.includes(slot) && clashes(row, slot, mine) === null
}

function clashes(row: DriverRow, slot: number, mine: readonly number[]): string | null {
  if (slot === 0 && row.workedPreviousSundayNight) return 'a day after the Sunday night before'
  if (slot % 2 === 0 && mine.includes(slot - 1)) return 'a day after the night before'
  if (slot % 2 === 1 && mine.includes(slot + 1)) return 'a night before a day'
  return mine.includes(slot ^ 1) && !row.allowDayAndNight ? 'day and night of one date' : null
}
