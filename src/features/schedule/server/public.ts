import { findWeek } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { gatheredLookup } from '#platform/server/gathered-lookup.ts'
import type { Platform } from '#platform/server/platform.ts'
import { afterHandOver, type HandedShift, handOver, type ShiftToHand } from './week/hand-over.ts'
import {
  type PickedShift,
  type Seated,
  type SeatsInSlot,
  seatPicked,
  seatsOfSlots,
} from './week/pick-shift.ts'
import { type LostSeat, seatAgain } from './week/seat-again.ts'
import { type DisownedPlaces, unseatDisowned } from './week/unseat-disowned.ts'
import { type GivenBackShift, unseatPicked } from './week/unseat-picked.ts'
import type { SavedWeek, WeekReader } from './week/week-reader.ts'

export { type BaseCalendars, createBaseCalendars } from './base/base-calendars.ts'
export { createDisplacing } from './displacing/displace-drivers.ts'
export { displacedMark } from './displacing/displaced-mark.ts'
export { moveOnWire } from './displacing/displaced-routes.ts'
export type { Displacing } from './displacing/displacing.ts'
export { weekAnswer } from './displacing/generated-weeks.ts'
export { publicationOf } from './publishing/publication.ts'
export { carForPick } from './week/car-for-pick.ts'
export { type BaseOfNow, baseAtHand, baseOfNow, generateFirst } from './week/generate-week.ts'
export type { ShiftToHand } from './week/hand-over.ts'
export { carsOfWeek, type LiveFrame, liveFrame } from './week/live-frame.ts'
export { saveLocked, updateGenerated, type WeekUpdate } from './week/update-week.ts'
export { asTold, waitingReasons } from './week/waiting-reasons.ts'
export { factsOfNow, sundayNightDrivers, weekFacts } from './week/week-facts.ts'
export {
  createWeekReader,
  publishedOnly,
  type SavedWeek,
  savedWeekNow,
  type WeekReader,
} from './week/week-reader.ts'

/**
 * Who drives, and how many more may, per slot 0-13 of a generated week (D15, D46); none where the slot has
 * begun.
 */
export function seatsOf({ contents, frame }: SavedWeek): readonly SeatsInSlot[] {
  const seats = seatsOfSlots(contents.cars, contents.places, frame)
  return seats.map((each, slot) => (slot < frame.begun ? { ...each, left: 0 } : each))
}

/**
 * Whether a slot of a generated week is known to have no seat left, before anything is locked or written.
 * False says nothing: the booking looks itself.
 * @param slotIndex 0-13
 */
export async function isKnownFull(
  queries: Queries,
  reader: WeekReader,
  week: Week,
  slotIndex: number,
): Promise<boolean> {
  const row = await findWeek(queries, week)
  return row !== undefined && reader.wasFull(week, row.version, slotIndex)
}

/**
 * The same for many who ask at once, who share one look at the version that is committed.
 * @returns asks for a week and a slot of it, 0-13
 */
export function createFullLook(
  queries: Queries,
  reader: WeekReader,
): (week: Week, slotIndex: number) => Promise<boolean> {
  const versions = gatheredLookup<string, number>(async (keys) => {
    const found = new Map<string, number>()
    for (const key of keys) {
      const [year = 0, week = 0] = key.split(' ').map(Number)
      const row = await findWeek(queries, { year, week })
      if (row) found.set(key, row.version)
    }
    return found
  })
  return async (week, slotIndex) => {
    const key = `${week.year} ${week.week}`
    const version = (await versions([key])).get(key)
    return version !== undefined && reader.wasFull(week, version, slotIndex)
  }
}

/**
 * Puts a driver who picks a free shift onto a car of the generated week, as a logged change (D15). Locks the
 * week, so call it with weeks in their order. `gone`: no car is free any more, the limit is reached, or the
 * driver already drives then.
 */
export async function seatPickedShift(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  picked: PickedShift,
): Promise<Seated | 'gone' | 'not-generated'> {
  const seated = await seatPicked(tx, platform, reader, picked)
  if (typeof seated !== 'string') reader.expect(picked.week, seated.version)
  return seated
}

/**
 * Takes a driver off a slot of the generated week, as a logged change, and back to the list place that was
 * left for it. Locks the week. `not-there`: the office has taken or moved the driver off meanwhile;
 * `not-generated`: there is no such week.
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
 * Takes a driver off places of the generated week that came of no wish of the driver's, as one logged change.
 * Locks the week.
 * @returns how many of them were seats in cars; none where the week is not generated
 */
export async function unseatDisownedPlaces(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  given: DisownedPlaces,
): Promise<number> {
  const done = await unseatDisowned(tx, platform, given)
  if (done) reader.expect(given.week, done.version)
  return done?.seats ?? 0
}

/**
 * Puts a driver back into the car that was the driver's last in a slot of a published week, as one logged
 * change. Locks the week. `taken`: somebody else has it; `closed`: the car does not drive, or the seat may
 * not be filled; `not-there`: no such seat was the driver's, it has begun, or the driver drives then.
 */
export async function seatDriverAgain(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  lost: LostSeat,
): Promise<{ readonly reg: string } | 'taken' | 'closed' | 'not-there'> {
  const seated = await seatAgain(tx, platform, lost)
  if (typeof seated !== 'string') reader.expect(lost.week, seated.version)
  return seated
}

/**
 * Whether shifts of one published week could change hands now, by the judgement of `handOverShifts`.
 * @param shifts all of that week
 */
export function canHandOver({ contents, frame }: SavedWeek, shifts: readonly ShiftToHand[]): boolean {
  return typeof afterHandOver(contents, frame, shifts) !== 'string'
}

/**
 * Gives shifts of published weeks from one driver to another with their cars, all or none, as logged changes.
 * Locks the weeks in their order. What it is refused for, it leaves to the caller's rollback.
 */
export async function handOverShifts(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  shifts: readonly HandedShift[],
): Promise<'done' | 'not-there' | 'refused'> {
  const saved = await handOver(tx, platform, shifts)
  if (typeof saved === 'string') return saved
  for (const { week, version } of saved) reader.expect(week, version)
  return 'done'
}
