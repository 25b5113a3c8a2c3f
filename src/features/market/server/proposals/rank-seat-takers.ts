import { allDrivers } from '#features/drivers/server/public.ts'
import { usualEarnings, usualOfDrivers } from '#features/income/facts/server/public.ts'
import { papersOff } from '#features/papers/server/public.ts'
import { carFactsOf, freeCars, planOf } from '#features/roster/domain/public.ts'
import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, SLOTS_IN_WEEK, type Slot, slotAt, slotIndex } from '#kernel/slot.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { rankSeatTakers } from '../../contract-proposals.ts'
import { rankTakers } from '../../domain/rank-takers.ts'
import { openRuleBook } from '../offers/rule-book.ts'
import { type FreeSeat, freeSeats } from './free-seats.ts'
import { askedForSlot, proposalsOf } from './tell-proposal.ts'

type Ranked = OutputOf<typeof rankSeatTakers>

/** A paper that ends within so many days after the week is worth knowing before somebody is asked. */
const SOON_DAYS = 14
/** Of fewer shifts the median tells of some drivers rather than of the shift. */
const FEWEST = 10
const SLOT_HOURS = 12

/** Who may take free seats of these shifts, in the order in which to ask, and who may take none, with why. */
export async function rankedTakers(
  queries: Queries,
  platform: Platform,
  reader: WeekReader,
  week: Week,
  wanted: readonly number[],
): Promise<Ranked> {
  const { clock } = platform
  const { market } = await readSettings(queries, clock)
  const all = market.on ? await freeSeats(queries, platform, reader) : []
  const slots = wanted.flatMap((index) => {
    const seat = all.find((each) => compareSlots(each, slotAt(week, index)) === 0)
    return seat && index < SLOTS_IN_WEEK ? [{ index, seat }] : []
  })
  const saved = slots.length > 0 ? await reader.read(week) : undefined
  if (!saved) return { on: market.on, slots: [], people: [], passed: [] }
  const { date: today } = fleetTime(clock)
  const drivers = (await allDrivers(queries)).filter(({ active }) => active)
  const seats = slots.map(({ seat }) => seat)
  const book = await openRuleBook(queries, drivers, seats)
  const told = await proposalsOf(queries, seats)
  const now = instantNow(clock)
  const askedAt = slots.map(({ index, seat }) => ({ index, asked: askedForSlot(told, seat, now) }))
  const usualOf = await usualOfDrivers(queries, today)
  const endOf = await papersEnding(queries, week)
  const { waitsOf, hasOwnCar } = placesIn(saved, wanted)
  const people: Ranked['people'] = []
  const passed: Ranked['passed'] = []
  for (const { id: driverId, fullName } of drivers) {
    const obstacles = slots.map(({ index, seat }) => ({ index, why: book.obstacle(driverId, seat)?.code }))
    const may = obstacles.filter(({ why }) => why === undefined).map(({ index }) => index)
    const why = obstacles[0]?.why
    if (may.length === 0 && why) passed.push({ driverId, fullName, why })
    else
      people.push({
        ...{ driverId, fullName, may, waits: waitsOf(driverId) },
        ownCar: hasOwnCar(driverId),
        usual: usualOf.get(driverId) ?? null,
        papersEnd: endOf.get(driverId) ?? null,
        rest: restBefore(may[0] ?? 0, drivenIn(week, book.drivenBy(driverId))),
        asked: askedAt.filter(({ asked }) => asked.has(driverId)).map(({ index }) => index),
      })
  }
  const ranked = rankTakers(
    people.map((each) => ({ ...each, papersEnd: each.papersEnd as CalendarDate | null })),
  )
  return { on: true, slots: await withUsual(queries, today, slots), people: ranked, passed }
}

async function withUsual(
  queries: Queries,
  today: CalendarDate,
  slots: readonly { readonly index: number; readonly seat: FreeSeat }[],
) {
  const known = (await usualEarnings(queries, today)).filter(({ shifts }) => shifts >= FEWEST)
  const usual = new Map(known.map(({ slot, pln }) => [slot, pln]))
  return slots.map(({ index, seat }) => ({
    ...{ slot: index, free: seat.free },
    usual: usual.get(index) ?? null,
  }))
}

async function papersEnding(queries: Queries, week: Week): Promise<ReadonlyMap<string, string>> {
  const dates = datesOf(week)
  const [first, last] = [dates[0], dates.at(-1)]
  if (!first || !last) return new Map()
  const { drivers } = await papersOff(queries, first, addDays(last, SOON_DAYS))
  return new Map(
    drivers.map(({ driverId, span }) => [driverId, span.from.date]).toReversed() as [string, string][],
  )
}

function placesIn({ contents, frame }: SavedWeek, slots: readonly number[]) {
  const plan = planOf(contents.places)
  const facts = carFactsOf(
    contents.cars.map(({ id }) => id),
    frame.unavailable,
  )
  const free = new Set(slots.flatMap((slot) => freeCars(facts, plan, slot)))
  const own = new Map(frame.ownCars.map(({ driverId, carId }) => [driverId, carId]))
  const lists = slots.map((slot) => plan[slot])
  return {
    waitsOf: (driverId: string) =>
      lists.some((seats) => seats?.reserve.includes(driverId))
        ? ('reserve' as const)
        : lists.some((seats) => seats?.onCall.includes(driverId))
          ? ('on-call' as const)
          : null,
    hasOwnCar: (driverId: string) => free.has(own.get(driverId) ?? ''),
  }
}

function drivenIn(week: Week, driven: readonly Slot[]): number[] {
  return driven.flatMap((slot) => slotIndex(week, slot) ?? [])
}

/** Hours between the end of the driver's last shift before this one and its begin. */
function restBefore(slot: number, driven: readonly number[]): number | null {
  const before = driven.filter((each) => each < slot)
  return before.length === 0 ? null : (slot - Math.max(...before) - 1) * SLOT_HOURS
}
