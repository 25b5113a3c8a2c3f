import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { generatedOf } from './drivers/driver-store.ts'
import { type PickedShift, type Seated, type SlotSeats, seatPicked, seatsOfSlots } from './week/pick-shift.ts'
import { findWeek, slotsOfCar, slotsOfDriver } from './week/store-week.ts'
import { type GivenBackShift, unseatPicked } from './week/unseat-picked.ts'
import type { SavedWeek, WeekReader } from './week/week-reader.ts'

export type { SettledPlace } from '../domain/places.ts'
export { createGeneratedWeeksPort } from './displacing/settle-displaced.ts'
export { countShifts } from './drivers/counted-shifts.ts'
export { weeksOfDrivers } from './drivers/driver-data.ts'
export { pinsOfDrivers } from './pins/pins-of-drivers.ts'
export { publishedOnly } from './publishing/published-only.ts'
export { type OwnNotice, type OwnSpot, readOwnNotices, showOwnNotices } from './receipts/own-notices.ts'
export { receiptsOfDrivers } from './receipts/receipts-driver-data.ts'
export { removalsOfDrivers } from './removals/removed-driver-data.ts'
export { driverOfCar } from './week/driver-of-car.ts'
export { editionsOfWeeks, rosterCars } from './week/roster-cars.ts'
export { createWeekReader, type SavedWeek, type WeekReader } from './week/week-reader.ts'

/** Who drives, and how many more may, per slot 0-13 of a generated week (D15, D46); none where the slot has begun. */
export function seatsOf({ contents, frame }: SavedWeek): readonly SlotSeats[] {
  const seats = seatsOfSlots(contents.cars, contents.places, frame)
  return seats.map((each, slot) => (slot < frame.begun ? { ...each, left: 0 } : each))
}

/**
 * Puts a driver who picks a free shift onto a car of the generated week, as a logged change (D15). Locks the week, so call it with weeks in their
 * order. `gone`: no car is free any more, the limit is reached, or the driver already drives then.
 */
export async function seatPickedShift(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  picked: PickedShift,
): Promise<Pick<Seated, 'reg' | 'left'> | 'gone' | 'not-generated'> {
  const seated = await seatPicked(tx, platform, picked)
  if (typeof seated === 'string') return seated
  reader.expect(picked.week, seated.version)
  return { reg: seated.reg, left: seated.left }
}

/**
 * Takes a driver off a slot of the generated week, as a logged change, and back to the list place that was left for it. Locks the week.
 * `not-there`: the office has taken or moved the driver off meanwhile; `not-generated`: there is no such week.
 */
export async function unseatPickedShift(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  given: GivenBackShift,
): Promise<'free' | 'not-there' | 'not-generated'> {
  const done = await unseatPicked(tx, platform, given)
  if (typeof done === 'string') return done
  reader.expect(given.week, done.version)
  return 'free'
}

/**
 * Keeps a week from being generated until the transaction ends, so that what is promised for it meanwhile is met by the builder. Held first,
 * before anything of the week.
 */
export { holdUngenerated } from './week/week-birth.ts'

/** The slots in which a driver has a car in these weeks, as far as they are generated. */
export function drivenSlots(queries: Queries, driverId: string, weeks: readonly Week[]): Promise<Slot[]> {
  return slotsInWeeks(queries, weeks, (weekId) => slotsOfDriver(queries, weekId, driverId))
}

/** The slots in which a car has a driver in these weeks, as far as they are generated. */
export function drivenSlotsOfCar(queries: Queries, carId: string, weeks: readonly Week[]): Promise<Slot[]> {
  return slotsInWeeks(queries, weeks, (weekId) => slotsOfCar(queries, weekId, carId))
}

async function slotsInWeeks(
  queries: Queries,
  weeks: readonly Week[],
  slotsOf: (weekId: string) => Promise<number[]>,
): Promise<Slot[]> {
  const slots: Slot[] = []
  for (const week of weeks) {
    const row = await findWeek(queries, week)
    const indexes = row ? await slotsOf(row.id) : []
    slots.push(...indexes.map((index) => slotAt(week, index)))
  }
  return slots
}

/** Those of the weeks that are generated. */
export function generatedAmong(queries: Queries, weeks: readonly Week[]): Promise<Week[]> {
  return generatedOf(queries, weeks)
}
