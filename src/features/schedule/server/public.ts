import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { generatedOf } from './drivers/driver-store.ts'
import { freeCars, type PickedShift, seatPicked } from './week/pick-shift.ts'
import { findWeek, slotsOfCar, slotsOfDriver } from './week/store-week.ts'
import type { SavedWeek, WeekReader } from './week/week-reader.ts'

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

/** Seats per slot 0-13 of a generated week, by its places of now (D46); undefined where it is not generated. */
export async function generatedSeats(
  reader: WeekReader,
  week: Week,
): Promise<{ readonly seated: number; readonly free: number }[] | undefined> {
  const saved = await reader.read(week)
  if (!saved) return undefined
  const { contents, frame } = saved
  const cars = freeCarsOf(saved)
  return frame.limits.map((limit, slot) => {
    const seated = contents.places.filter((place) => place.slot === slot && place.carId !== null).length
    const free = slot < frame.begun ? 0 : Math.max(0, Math.min(limit - seated, cars.get(slot) ?? 0))
    return { seated, free }
  })
}

/** How many cars are free per slot number 0-13 (D15). */
export function freeCarsOf({ contents, frame }: SavedWeek): ReadonlyMap<number, number> {
  return freeCars(contents.cars, contents.places, frame)
}

/**
 * Puts a driver who picks a free shift onto a car of the generated week, as a logged change (D15). Locks the week, so call it with weeks in their
 * order. `gone`: no car is free any more, or the driver already drives then.
 */
export async function seatPickedShift(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  picked: PickedShift,
): Promise<{ readonly reg: string } | 'gone' | 'not-generated'> {
  const seated = await seatPicked(tx, platform, picked)
  if (typeof seated === 'string') return seated
  reader.expect(picked.week, seated.version)
  return { reg: seated.reg }
}

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
