import { allDrivers, type Driver } from '#features/drivers/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { weeksOffered } from '#features/work-calendar/server/public.ts'
import { compareSlots, hasBegun, type Slot, slotAt, slotKey } from '#kernel/slot.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isDriving } from './exchange.ts'
import { illFor } from './ill-for.ts'
import { reserveOf } from './reserve-of.ts'
import { openRuleBook } from './rule-book.ts'

interface Takers {
  /** How many may have it for nothing. */
  readonly count: number
  /** The reserve of the slot is asked before all others. */
  readonly reserveFirst: boolean
  /** Nobody where the fleet shows no names. */
  readonly data: readonly Colleague[]
}

interface Colleague {
  readonly driverId: string
  readonly fullName: string
  readonly mayTake: boolean
  readonly swaps: Slot[]
}

/**
 * Who may have an own shift, for nothing or for one of their shifts of the published weeks, in alphabetical
 * order; nobody where it is not the giver's. All are judged by facts that are read once.
 */
export async function colleaguesFor(
  queries: Queries,
  { clock }: Platform,
  reader: WeekReader,
  giver: Driver,
  given: Slot,
): Promise<Takers> {
  const { market, currentWeek } = await readSettings(queries, clock)
  if (!market.on || !(await isDriving(queries, giver.id, given)))
    return { count: 0, reserveFirst: false, data: [] }
  const read = await Promise.all(weeksOffered(currentWeek).map((week) => reader.read(week)))
  const weeks = read.filter((week) => week !== undefined)
  const { date, hour } = fleetTime(clock)
  const driven = weeks.flatMap(({ row, contents }) =>
    contents.places
      .filter(({ carId }) => carId !== null)
      .map((place) => ({ driverId: place.driverId, slot: slotAt(row, place.slot) }))
      .filter(({ slot }) => !hasBegun(slot, date, hour) && compareSlots(slot, given) !== 0),
  )
  const isIll = await illFor(queries, [giver.id, ...driven.map(({ driverId }) => driverId)])
  if (isIll(giver.id, given)) return { count: 0, reserveFirst: false, data: [] }
  const swappable = Map.groupBy(driven, ({ driverId }) => driverId)
  const people = (await allDrivers(queries)).filter(({ id, active }) => active && id !== giver.id)
  const slots = distinctSlots([given, ...driven.map(({ slot }) => slot)])
  const book = await openRuleBook(queries, [giver, ...people], slots)
  // Of each slot it is asked once, not for each colleague who has it.
  const giverMay = new Set(slots.filter((slot) => !book.obstacle(giver.id, slot, given)).map(slotKey))
  const found: Colleague[] = []
  for (const { id, fullName } of people) {
    const swaps = (swappable.get(id) ?? [])
      .map(({ slot }) => slot)
      .filter((slot) => giverMay.has(slotKey(slot)) && !isIll(id, slot) && !book.obstacle(id, given, slot))
    const mayTake = !book.obstacle(id, given)
    if (mayTake || swaps.length > 0)
      found.push({ driverId: id, fullName, mayTake, swaps: swaps.sort(compareSlots) })
  }
  const isReserveAsked = market.reserveMinutes > 0 && (await reserveOf(queries, given, giver.id)).length > 0
  return {
    count: found.filter(({ mayTake }) => mayTake).length,
    reserveFirst: isReserveAsked,
    data: market.names ? found : [],
  }
}

function distinctSlots(slots: readonly Slot[]): Slot[] {
  return [...new Map(slots.map((slot) => [slotKey(slot), slot])).values()]
}
