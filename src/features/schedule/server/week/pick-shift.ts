import { keepOwnPick } from '#features/notices/server/public.ts'
import type {
  AuthorCode,
  SettledPlace,
  WeekCar,
  WeekDriver,
  WeekPlan,
} from '#features/roster/domain/public.ts'
import {
  carFactsOf,
  chooseCar,
  freeCars,
  ownCarFirst,
  planOf,
  seatsLeft,
} from '#features/roster/domain/public.ts'
import { lockWeek, readContents } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from './live-frame.ts'
import { saveNextVersion } from './save-week.ts'
import type { WeekReader } from './week-reader.ts'

export interface PickedShift {
  readonly week: Week
  /** 0-13 */
  readonly slotIndex: number
  readonly driver: WeekDriver
  /** Picked with nothing but the fleet's PIN, by whoever holds it: the driver need not know of it. */
  readonly byFleetPin: boolean
}

export interface Seated {
  readonly reg: string
  readonly version: number
  /** The driver's place in a list of the slot until then; undefined without. */
  readonly left: SettledPlace | undefined
  /** No seat of the slot is left after this one. */
  readonly isLast: boolean
}

/**
 * Puts a driver who picks a free shift onto a car, where the week is generated: the own car if it is free,
 * else the best (D15). A new version of the week, with a change of type `free-shift` that the office sees.
 * `gone`: the week is a draft (D43), no car is free any more, the limit is reached by who drives (D46), or
 * the driver already drives then.
 */
export async function seatPicked(
  tx: Tx,
  platform: Platform,
  reader: Pick<WeekReader, 'noteFull' | 'wasFull'>,
  { week, slotIndex, driver, byFleetPin }: PickedShift,
): Promise<Seated | 'gone' | 'not-generated'> {
  const row = await lockWeek(tx, week)
  if (!row) return 'not-generated'
  // A draft offers nothing yet (D43).
  if (row.publishedAt === null || reader.wasFull(week, row.version, slotIndex)) return 'gone'
  const [before, frame] = await Promise.all([readContents(tx, row.id), liveFrame(tx, platform.clock, week)])
  const was = before.places.find((place) => place.slot === slotIndex && place.driverId === driver.id)
  const own = frame.ownCars.find(({ driverId }) => driverId === driver.id)?.carId
  const plan = planOf(before.places)
  const cars = carsOfWeek(before.cars, frame)
  const facts = carFactsOf(idsOf(cars), frame.unavailable)
  const seats = seatsIn(plan, facts, frame, slotIndex)
  if (was?.carId) return 'gone'
  if (seats.left === 0) {
    reader.noteFull(week, row.version, slotIndex)
    return 'gone'
  }
  const free = freeCars(facts, plan, slotIndex)
  const carId = chooseCar(free, ownCarFirst(plan, driver.id, own))
  const car = cars.find(({ id }) => id === carId)
  if (!car) return 'gone'

  const place: SettledPlace = {
    driverId: driver.id,
    slot: slotIndex,
    carId: car.id,
    onCall: false,
    rank: 0,
    origin: 'free-shift',
    reason: null,
  }
  const after = {
    cars,
    drivers: [...before.drivers.filter(({ id }) => id !== driver.id), driver],
    places: [...before.places.filter((each) => each !== was), place],
  }
  const by: AuthorCode = byFleetPin ? '@fleet-pin-picked' : '@driver-picked'
  const author = { id: null, name: by }
  const saved = await saveNextVersion(tx, platform, row, before, after, author)
  if (!byFleetPin) await keepOwnPick(tx, { row: saved.row, driverId: driver.id, slot: slotIndex })
  return { reg: car.reg, version: saved.row.version, left: was, isLast: seats.left === 1 }
}

/** What a slot of a generated week has, counted by who drives (D46), not by what was chosen once. */
export interface SeatsInSlot {
  /** Drivers in cars. */
  readonly seated: number
  /** How many more may drive: free cars, within the limit. */
  readonly left: number
}

/** Per slot, 14 of them. @param frame of the week */
export function seatsOfSlots(
  cars: readonly WeekCar[],
  places: readonly SettledPlace[],
  frame: LiveFrame,
): readonly SeatsInSlot[] {
  const plan = planOf(places)
  const facts = carFactsOf(idsOf(carsOfWeek(cars, frame)), frame.unavailable)
  return plan.map((_, slot) => seatsIn(plan, facts, frame, slot))
}

function seatsIn(
  plan: WeekPlan,
  facts: ReturnType<typeof carFactsOf>,
  { limits }: LiveFrame,
  slot: number,
): SeatsInSlot {
  const seated = plan[slot]?.cars.size ?? 0
  const free = freeCars(facts, plan, slot).length
  return { seated, left: seatsLeft({ seated, freeCars: free, limit: limits[slot] ?? 0 }) }
}

function idsOf(cars: readonly WeekCar[]): string[] {
  return cars.map(({ id }) => id)
}
