import { heldDrivers } from '#features/drivers/server/public.ts'
import { primaryCars } from '#features/fleet/assigned-drivers/server/public.ts'
import { seatLate } from '#features/planning/domain/public.ts'
import {
  driverOff,
  isSamePlace,
  type SettledPlace,
  type WeekContents,
} from '#features/roster/domain/public.ts'
import {
  type Author,
  driversIn,
  findWeek,
  lockWeek,
  pinsOfWeek,
  readContents,
} from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { seatWaiting } from '../../contract-late.ts'
import { driversOf } from '../week/generate-week.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from '../week/live-frame.ts'
import { saveNextVersion } from '../week/save-week.ts'
import { sundayNightDrivers } from '../week/week-facts.ts'
import { considerChoices } from './late-store.ts'
import { type Waiting, waitingOfWeek } from './waiting-of-week.ts'

type Answer = OutputOf<typeof seatWaiting>

/**
 * Seats who waits in one step, against what is saved at this moment: two who press at once do it once (D42).
 */
export async function seatWaitingOf(tx: Tx, platform: Platform, week: Week, author: Author) {
  const { clock } = platform
  // Drivers are held before weeks, as everywhere.
  const seen = await findWeek(tx, week)
  if (!seen) return fail({ code: 'not_generated' as const })
  const unlocked = await liveFrame(tx, clock, week)
  const early = await waitingOfWeek(tx, seen, (await readContents(tx, seen.id)).places, unlocked)
  const ids = [...new Set(early.places.map(({ driverId }) => driverId))]
  const held = await heldDrivers(tx, ids)
  const known = new Set(ids.map((id) => held.get(id) ?? id))

  const row = await lockWeek(tx, week)
  if (!row) return fail({ code: 'not_generated' as const })
  const before = await readContents(tx, row.id)
  const frame = await liveFrame(tx, clock, week)
  const found = await waitingOfWeek(tx, row, before.places, frame)
  // Who came in between waits for the next step.
  const waiting = { ...found, places: found.places.filter(({ driverId }) => known.has(driverId)) }
  const left = waiting.takenBack.filter(({ carId, slot }) => carId === null && slot >= frame.begun)
  if (waiting.places.length === 0 && left.length === 0)
    return ok<Answer>({ version: row.version, seated: [], listed: [], left: [] })

  const staying = before.places.filter((place) => !left.some((gone) => isSamePlace(gone, place)))
  const step = seatLate(staying, waiting.places, await aroundOf(tx, platform, week, before, frame))
  const cars = carsOfWeek(before.cars, frame)
  const drivers = await driversOf(tx, step.places, [...before.drivers, ...waiting.drivers])
  const after = { cars, drivers, places: step.places }
  const saved = await saveNextVersion(tx, platform, row, before, after, author)
  await settleChoices(tx, { weekId: row.id, week }, waiting, frame)
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  for (const { id, fullName } of before.drivers) names.set(id, fullName)
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const told = ({ driverId, slot, onCall, carId, reason }: SettledPlace) => ({
    ...{ driverId, slot, onCall, why: reason },
    fullName: names.get(driverId) ?? '',
    reg: regs.get(carId ?? '') ?? '',
  })
  return ok<Answer>({
    version: saved.row.version,
    seated: step.seated.map(told),
    listed: step.listed.map(told),
    left: left.map(told),
  })
}

async function aroundOf(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  week: Week,
  before: WeekContents,
  frame: LiveFrame,
) {
  const { planning } = await readSettings(tx, clock)
  const next = await findWeek(tx, addWeeks(week, 1))
  return {
    cars: carsOfWeek(before.cars, frame).map(({ id }) => id),
    unavailable: frame.unavailable,
    limits: frame.limits,
    driversOff: frame.driversOff,
    pins: await pinsOfWeek(tx, week),
    ownCars: await primaryCars(tx),
    nightBefore: await sundayNightDrivers(tx, addWeeks(week, -1)),
    dayAfter: new Set(next ? await driversIn(tx, next.id, 0) : []),
    begun: frame.begun,
    fromReserve: planning.fillFromReserve,
  }
}

/** What has been decided waits no more; who could get no seat at all waits again once he can. */
async function settleChoices(
  tx: Tx,
  which: { readonly weekId: string; readonly week: Week },
  { places }: Waiting,
  { driversOff }: LiveFrame,
): Promise<void> {
  const off = places.filter(({ driverId, slot }) => driverOff(driversOff, driverId, slot))
  const ids = (some: Waiting['places']) => [...new Set(some.map(({ choiceId }) => choiceId))]
  await considerChoices(tx, which, ids(places), ids(off))
}
