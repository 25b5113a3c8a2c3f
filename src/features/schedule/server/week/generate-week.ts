import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import { holdFleet } from '#features/fleet/vehicles/server/public.ts'
import type { WeekFacts } from '#features/planning/domain/public.ts'
import { originInSlot } from '#features/planning/domain/public.ts'
import { seatKey, settlePlaces, type Warning, type WeekDriver } from '#features/roster/domain/public.ts'
import { type Author, holdBirth, insertWeek, underRecordsOfNow } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { OutputOf, ParsedOf } from '#platform/pure/endpoint.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { generateWeek, ImpossiblePinsDetails } from '../../contract.ts'
import type { BaseCalendars } from '../base/base-calendars.ts'
import type { Built } from '../base/builder-thread.ts'
import { named } from '../base/built-calendar.ts'
import { displacedBy } from '../displacing/displace-drivers.ts'
import { considerFacts } from '../late/late-store.ts'
import { publish } from '../publishing/publish-week.ts'
import { followBase, withDriversOfNow } from './drivers-of-now.ts'
import { refusedPlaces, warningsIn } from './judge-places.ts'
import { latePicks } from './late-picks.ts'
import { liveFrame } from './live-frame.ts'
import { saveFirstVersion } from './save-week.ts'
import { sundayNightDrivers, weekFacts } from './week-facts.ts'

/**
 * The base calendar of now with what it was made of: computed before the transaction, which must not wait for
 * it.
 */
export interface BaseOfNow {
  readonly facts: WeekFacts
  readonly mark: string
  readonly result: Built['calendar']
}

export async function baseOfNow(
  queries: Queries,
  { clock }: Platform,
  calendars: BaseCalendars,
  week: Week,
): Promise<BaseOfNow> {
  const facts = await weekFacts(queries, clock, week)
  return { facts, ...(await calendars.of(week, facts)) }
}

/** The same; the result is undefined while it is computed. */
export async function baseAtHand(
  queries: Queries,
  { clock }: Platform,
  calendars: BaseCalendars,
  week: Week,
): Promise<Omit<BaseOfNow, 'result'> & { readonly result: BaseOfNow['result'] | undefined }> {
  const facts = await weekFacts(queries, clock, week)
  return { facts, ...(await calendars.atHand(week, facts)) }
}

type Generated = Omit<OutputOf<typeof generateWeek>, 'warnings'> & { readonly warnings: Warning[] }

/** Saves a week for the first time: the base calendar, or the places sent along. */
export async function generateFirst(
  tx: Tx,
  platform: Platform,
  { year, week: number, places: sent }: Pick<ParsedOf<typeof generateWeek>, 'year' | 'week' | 'places'>,
  { facts, result }: BaseOfNow,
  author: Author,
): Promise<ReturnType<typeof ok<Generated>> | ReturnType<typeof refusal>> {
  const { clock } = platform
  if (!result.ok) return refusal('impossible_pin')
  const pins = named(facts, result.value.remarks).filter((remark) => remark.kind === 'pin')
  if (pins.length > 0) return refusal('impossible_pin', { pins } satisfies ImpossiblePinsDetails)
  const week: Week = { year, week: number }
  const built = await underRecordsOfNow(tx, result.value.places)
  const asked = sent && (await underRecordsOfNow(tx, sent))
  const row = {
    ...{ id: randomUUID(), ...week, version: 1, savedAt: instantNow(clock) },
    ...{ savedBy: author.name, savedTab: author.tab ?? '' },
    ...{ publishedAt: null, publishedBy: '', baseVersion: 1, told: 0, untold: 0 },
  }
  // Whoever takes a car off, or picks a shift, waits until this week is there to be settled, or is waited
  // for.
  await holdFleet(tx)
  await holdBirth(tx, week)
  if (!(await insertWeek(tx, row))) return refusal('already_generated')

  const frame = await liveFrame(tx, clock, week)
  const listed = new Set((await driversByIds(tx, [...new Set(built.map(({ driverId }) => driverId))])).keys())
  const held = withDriversOfNow(built, { listed, driversOff: frame.driversOff })
  const fleet = new Set(frame.fleet.map(({ id }) => id))
  const gone = facts.cars.filter(({ id }) => !fleet.has(id))
  const base = await displacedBy(tx, { cars: frame.fleet, places: held }, frame, gone)
  const planned = asked ? followBase(asked, built, held) : base.places
  const late = await latePicks(tx, week, planned, facts, frame)
  const wanted = [...planned.filter((place) => !late.gone.has(seatKey(place))), ...late.come]
  const before = [...base.places, ...late.come]
  const drivers = await driversOf(tx, wanted, [])
  const breaches = refusedPlaces(wanted, { cars: frame.fleet, drivers, frame, before })
  if (breaches) return refusal('breaks_rules', breaches)
  const submitted = new Map(facts.drivers.map((driver) => [driver.id, driver]))
  const places = settlePlaces(wanted, {
    before,
    origin: (driverId, slot) => originInSlot(submitted.get(driverId), slot),
  })
  await saveFirstVersion(tx, row, { cars: frame.fleet, drivers, places }, author)
  await considerFacts(tx, row.id, { drivers: facts.drivers, driversOff: frame.driversOff })
  const { publishApart } = await readSettings(tx, clock)
  const published = publishApart ? undefined : await publish(tx, platform, row, frame, author)
  const nightBefore = await sundayNightDrivers(tx, addWeeks(week, -1))
  return ok({
    id: row.id,
    version: row.version,
    warnings: warningsIn(places, frame, nightBefore),
    published: published ?? null,
  })
}

function refusal(code: 'impossible_pin' | 'already_generated' | 'breaks_rules', details?: unknown) {
  return fail({ code, ...(details === undefined ? {} : { details }) })
}

/** Those of the places: as they stand on the drivers' list, else as they were known before (D26). */
export async function driversOf(
  tx: Tx,
  places: readonly { readonly driverId: string }[],
  known: readonly WeekDriver[],
): Promise<WeekDriver[]> {
  const wanted = new Set(places.map(({ driverId }) => driverId))
  const listed = await driversByIds(tx, [...wanted])
  const before = new Map(known.map((driver) => [driver.id, driver]))
  return [...wanted].flatMap((id) => {
    const driver = listed.get(id) ?? before.get(id)
    if (!driver) return []
    const { fullName, phone, email } = driver
    return [{ id, fullName, phone, email }]
  })
}
