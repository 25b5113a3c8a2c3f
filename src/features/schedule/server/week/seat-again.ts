import { keepOwnPick } from '#features/notices/server/public.ts'
import type { AuthorCode, SettledPlace, WeekContents, WeekDriver } from '#features/roster/domain/public.ts'
import { carFactsOf, freeCars, planOf } from '#features/roster/domain/public.ts'
import { lastCarIn, lockWeek, readContents } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refusedPlaces } from './judge-places.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from './live-frame.ts'
import { seatsOfSlots } from './pick-shift.ts'
import { saveNextVersion } from './save-week.ts'

export interface LostSeat {
  readonly week: Week
  /** 0-13 */
  readonly slotIndex: number
  readonly driver: WeekDriver
}

const AUTHOR: { readonly id: null; readonly name: AuthorCode } = { id: null, name: '@driver-well-again' }

/**
 * Puts a driver back into the car that was the driver's last in a slot of a published week, as one logged
 * change. `taken`: somebody else has that car then, or the last seat that the limit leaves; `closed`: the car
 * does not drive, or the seat may not be filled (D19, D47); `not-there`: there was no such seat, it has
 * begun, or the driver has a car in the slot.
 */
export async function seatAgain(
  tx: Tx,
  platform: Platform,
  { week, slotIndex, driver }: LostSeat,
): Promise<{ readonly reg: string; readonly version: number } | 'taken' | 'closed' | 'not-there'> {
  const row = await lockWeek(tx, week)
  if (!row || row.publishedAt === null) return 'not-there'
  const [before, frame] = await Promise.all([readContents(tx, row.id), liveFrame(tx, platform.clock, week)])
  const was = before.places.find((place) => place.slot === slotIndex && place.driverId === driver.id)
  const carId = await lastCarIn(tx, row.id, driver.id, slotIndex)
  if (carId === undefined || was?.carId || slotIndex < frame.begun) return 'not-there'
  const place: SettledPlace = {
    ...{ driverId: driver.id, slot: slotIndex, carId, onCall: false },
    ...{ rank: 0, origin: 'free-shift', reason: null },
  }
  const after: WeekContents = {
    cars: carsOfWeek(before.cars, frame),
    drivers: [...before.drivers.filter(({ id }) => id !== driver.id), driver],
    places: [...before.places.filter((each) => each !== was), place],
  }
  const kept = keptFrom(before, after, frame, place)
  if (kept) return kept
  const { row: next } = await saveNextVersion(tx, platform, row, before, after, AUTHOR)
  await keepOwnPick(tx, { row: next, driverId: driver.id, slot: slotIndex })
  const reg = after.cars.find(({ id }) => id === carId)?.reg ?? ''
  return { reg, version: next.version }
}

/** What keeps the place from being taken: limit and free cars of a pick, and what no week may hold. */
function keptFrom(
  before: WeekContents,
  after: WeekContents,
  frame: LiveFrame,
  place: SettledPlace,
): 'taken' | 'closed' | undefined {
  const { slot, carId } = place
  if (before.places.some((each) => each.slot === slot && each.carId === carId)) return 'taken'
  const facts = carFactsOf(
    after.cars.map(({ id }) => id),
    frame.unavailable,
  )
  if (!freeCars(facts, planOf(before.places), slot).some((id) => id === carId)) return 'closed'
  if ((seatsOfSlots(before.cars, before.places, frame)[slot]?.left ?? 0) === 0) return 'taken'
  const judged = after.places.filter((each) => each.slot === slot)
  const refused = refusedPlaces(judged, { ...after, frame, before: before.places })
  return refused?.breaches.some(({ driverId }) => driverId === place.driverId) ? 'closed' : undefined
}
