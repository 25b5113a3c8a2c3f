import { originInSlot } from '#features/planning/domain/public.ts'
import {
  isSamePlace,
  type Place,
  type SettledPlace,
  seatKey,
  settlePlaces,
  unavailability,
  type WeekContents,
} from '#features/roster/domain/public.ts'
import {
  type Author,
  lockWeek,
  readContents,
  recordedOnWire,
  underRecordsOfNow,
  type WeekRow,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { NewerVersionDetails } from '../../contract.ts'
import { keepWaiting } from '../late/keep-waiting.ts'
import { driversOf } from './generate-week.ts'
import { refusedPlaces, warningsIn } from './judge-places.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from './live-frame.ts'
import { saveNextVersion } from './save-week.ts'
import { availableDrivers, sundayNightDrivers } from './week-facts.ts'

/** The whole week as it is to be, and the version that it was made from. */
export interface WeekUpdate {
  readonly id: string
  readonly version: number
  readonly places: readonly Place[]
  /** Choices that waited on the board which is saved. */
  readonly waiting: readonly string[]
}

/**
 * Saves the week anew against the version it was read at: an older one is refused, naming who saved the newer
 * one (D19).
 */
export async function updateGenerated(tx: Tx, platform: Platform, sent: WeekUpdate, author: Author) {
  const input = { ...sent, places: await underRecordsOfNow(tx, sent.places) }
  const row = await lockWeek(tx, { id: input.id })
  if (!row) return fail({ code: 'not_generated' as const })
  if (row.version !== input.version) return fail({ code: 'older_version' as const, details: newer(row) })
  const before = await readContents(tx, row.id)
  const frame = await liveFrame(tx, platform.clock, weekOfRow(row))
  return saveLocked(tx, platform, { row, before, frame }, input, author)
}

/** A week that is locked, as it is. */
export interface LockedWeek {
  readonly row: WeekRow
  readonly before: WeekContents
  readonly frame: LiveFrame
}

/**
 * The next version of a locked week.
 * @param sent under the drivers' records of now. `keepsSeats`: who sat in a car that is off by now, and was
 * left there, is not what is refused
 */
export async function saveLocked(
  tx: Tx,
  platform: Platform,
  { row, before, frame }: LockedWeek,
  sent: Pick<WeekUpdate, 'places' | 'waiting'> & { readonly keepsSeats?: true },
  author: Author,
) {
  const week = weekOfRow(row)
  const cars = carsOfWeek(before.cars, frame)
  const drivers = await driversOf(tx, sent.places, before.drivers)
  const judged = sent.keepsSeats ? withoutKept(sent.places, before.places, frame) : sent.places
  const breaches = refusedPlaces(judged, { cars, drivers, frame, before: before.places })
  if (breaches) return fail({ code: 'breaks_rules' as const, details: breaches })

  const kept = await keepWaiting(tx, row, sent.places, sent.waiting, before.places, frame)
  const places = await settled(tx, row, { places: kept }, before.places)
  const saved = await saveNextVersion(tx, platform, row, before, { cars, drivers, places }, author)
  const nightBefore = await sundayNightDrivers(tx, addWeeks(week, -1))
  const contents = { cars, drivers: [...before.drivers, ...drivers], places }
  return ok({
    week,
    row: saved.row,
    answer: {
      version: saved.row.version,
      changes: recordedOnWire(week, contents, saved.changes),
      warnings: warningsIn(places, frame, nightBefore),
    },
  })
}

/**
 * Without who is where he was, in a car that is off by now: whoever took it off moves him too, and no edit of
 * anybody else waits for that.
 */
function withoutKept(
  places: readonly Place[],
  before: readonly SettledPlace[],
  { unavailable }: LiveFrame,
): Place[] {
  const was = new Map(before.map((place) => [seatKey(place), place]))
  return places.filter((place) => {
    const stood = was.get(seatKey(place))
    const stays = stood !== undefined && isSamePlace(stood, place)
    return !(stays && place.carId !== null && unavailability(unavailable, place.carId, place.slot))
  })
}

function newer({ version, savedBy, savedAt }: WeekRow): NewerVersionDetails {
  return { version, savedBy, savedAt }
}

/** Asks for the drivers' own choices only where somebody stands in a slot that is new to them. */
async function settled(
  tx: Tx,
  row: WeekRow,
  { places }: Pick<WeekUpdate, 'places'>,
  before: readonly SettledPlace[],
): Promise<SettledPlace[]> {
  const known = new Set(before.map(seatKey))
  const isNew = places.some((place) => !known.has(seatKey(place)))
  const drivers = new Map(
    (isNew ? await availableDrivers(tx, weekOfRow(row)) : []).map((driver) => [driver.id, driver]),
  )
  return settlePlaces(places, {
    before,
    origin: (driverId, slot) => originInSlot(drivers.get(driverId), slot),
  })
}
