import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { weeksOffered } from '#features/work-calendar/server/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { compareSlots, hasBegun, type Slot, slotAt } from '#kernel/slot.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isDriving, obstacleToTaker } from './exchange.ts'

interface Colleague {
  readonly driverId: string
  readonly fullName: string
  readonly mayTake: boolean
  readonly swaps: Slot[]
}

/**
 * Whom an own shift can be offered alone: drivers of the published weeks who may have it, for nothing or for
 * one of their shifts. Nobody where the fleet shows no names, or the shift is not the giver's.
 */
export async function colleaguesFor(
  queries: Queries,
  { clock }: Platform,
  reader: WeekReader,
  giver: Driver,
  given: Slot,
): Promise<Colleague[]> {
  const { market, currentWeek } = await readSettings(queries, clock)
  if (!market.on || !market.names || !(await isDriving(queries, giver.id, given))) return []
  const read = await Promise.all(weeksOffered(currentWeek).map((week) => reader.read(week)))
  const weeks = read.filter((week) => week !== undefined)
  const { date, hour } = fleetTime(clock)
  const ids = new Set(weeks.flatMap(({ contents }) => contents.drivers.map(({ id }) => id)))
  ids.delete(giver.id)
  const found: Colleague[] = []
  for (const driver of (await driversByIds(queries, [...ids])).values()) {
    if (!driver.active) continue
    const swaps: Slot[] = []
    for (const slot of drivenIn(weeks, driver.id)) {
      if (hasBegun(slot, date, hour) || compareSlots(slot, given) === 0) continue
      if (await obstacleToTaker(queries, driver, given, slot)) continue
      if (!(await obstacleToTaker(queries, giver, slot, given))) swaps.push(slot)
    }
    const mayTake = !(await obstacleToTaker(queries, driver, given, undefined))
    if (mayTake || swaps.length > 0)
      found.push({ driverId: driver.id, fullName: driver.fullName, mayTake, swaps })
  }
  return found.sort((a, b) => (polishSortKey(a.fullName) < polishSortKey(b.fullName) ? -1 : 1))
}

function drivenIn(weeks: readonly SavedWeek[], driverId: string): Slot[] {
  return weeks.flatMap(({ row, contents }) =>
    contents.places
      .filter((place) => place.driverId === driverId && place.carId !== null)
      .map(({ slot }) => slotAt(row, slot)),
  )
}
