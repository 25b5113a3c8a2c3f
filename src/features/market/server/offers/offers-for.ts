import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings, type Settings } from '#features/settings/server/public.ts'
import { shiftsAhead, weeksOffered } from '#features/work-calendar/server/public.ts'
import { compareSlots, hasBegun, type Slot, slotAt, slotIndex } from '#kernel/slot.ts'
import { sameWeek } from '#kernel/week.ts'
import { fleetTime, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isOfferedTo, needsApproval } from '../../domain/offer.ts'
import { reserveLost } from '../../domain/reserve-lost.ts'
import { ownReserve } from '../free/own-reserve.ts'
import { type ShownCar, shownShifts } from '../free/shown-shifts.ts'
import { inReturnOf, judgeExchange, weeksTake } from './exchange.ts'
import { illFor, isSomebodyIll } from './ill-for.ts'
import { aliveOffers, type Offer } from './offers-store.ts'
import { openRuleBook, weeksOfSlots } from './rule-book.ts'
import { hasOfferBegun, slotsOfOffer } from './take-offer.ts'
import { contradicts, type Waiting, waitingIn } from './waiting-requests.ts'

/**
 * What concerns one driver: offers to take, requests at the office, own shifts with what is
 * offered of them.
 */
export async function offersFor(queries: Queries, platform: Platform, reader: WeekReader, driver: Driver) {
  const settings = await readSettings(queries, platform.clock)
  const alive = (await aliveOffers(queries)).filter((offer) => !hasOfferBegun(platform, offer))
  const names = await namesOf(queries, settings, alive)
  const weeks = await weeksRead(reader, settings, alive)
  const ahead = await shiftsAhead(queries, platform.clock, driver.id)
  const own = [...ownSlots(platform, weeks, driver.id), ...ahead].sort(compareSlots)
  return {
    offers: await offeredTo(queries, platform, settings, weeks, names, driver, alive),
    wanted: await shown(
      queries,
      platform,
      weeks,
      alive.filter(({ state, takerId }) => state === 'asked' && takerId === driver.id),
      (offer) => ({ id: offer.id, inReturn: inReturnOf(offer) ?? null }),
    ),
    own: await shownOwn(
      queries,
      platform,
      settings,
      names,
      driver.id,
      own,
      alive.filter(({ giverId }) => giverId === driver.id),
    ),
  }
}

async function offeredTo(
  queries: Queries,
  platform: Platform,
  settings: Settings,
  weeks: readonly SavedWeek[],
  names: ReadonlyMap<string, string>,
  driver: Driver,
  alive: readonly Offer[],
) {
  const now = instantNow(platform.clock)
  const asked = alive.filter(
    (offer) => offer.state === 'open' && offer.giverId !== driver.id && isOfferedTo(driver.id, offer, now),
  )
  const mustAsk = (offer: Offer) =>
    needsApproval(settings.market, slotBegins(slotsOfOffer(offer)[0] ?? offer), now)
  const waiting = waitingIn(alive.filter(({ state, takerId }) => state === 'asked' && takerId === driver.id))
  const may = await thoseThatGo(queries, driver, weeks, asked, (offer) =>
    mustAsk(offer) ? waiting : NOTHING,
  )
  const reserve = ownReserve(platform.clock, weeks, driver.id)
  return shown(queries, platform, weeks, may, (offer) => ({
    id: offer.id,
    asks: asksOf(offer, driver.id),
    giver: names.get(offer.giverId) ?? null,
    inReturn: inReturnOf(offer) ?? null,
    asksOffice: mustAsk(offer),
    costs: reserveLost({ date: offer.date, shift: offer.shift }, reserve),
  }))
}

function asksOf({ toDriverId, firstAsked }: Offer, driverId: string) {
  if (toDriverId !== null) return 'you' as const
  return firstAsked.includes(driverId) ? ('reserve' as const) : ('everyone' as const)
}

const NOTHING: Waiting = { gets: [], gives: [] }

/**
 * Whom the rules let have each other's shifts, the offers being as they are by now, beside what the taker
 * waits for where the office is asked.
 */
async function thoseThatGo(
  queries: Queries,
  taker: Driver,
  weeks: readonly SavedWeek[],
  offers: readonly Offer[],
  waitingBeside: (offer: Offer) => Waiting,
): Promise<Offer[]> {
  if (offers.length === 0) return []
  const givers = await driversByIds(queries, [...new Set(offers.map(({ giverId }) => giverId))])
  const slots = offers.flatMap((offer) => [...slotsOfOffer(offer), ...waitingBeside(offer).gets])
  const book = await openRuleBook(queries, [taker, ...givers.values()], slots)
  const isIll = await illFor(queries, [taker.id, ...givers.keys()])
  return offers.filter((offer) => {
    if (isSomebodyIll(isIll, offer, taker.id)) return false
    const giver = givers.get(offer.giverId)
    const exchange = giver && { giver, taker, given: offer, inReturn: inReturnOf(offer) }
    if (exchange === undefined || !judgeExchange(book, exchange).ok) return false
    return !contradicts(book, exchange, waitingBeside(offer)) && weeksTake(weeks, exchange)
  })
}

async function namesOf(
  queries: Queries,
  { market }: Settings,
  offers: readonly Offer[],
): Promise<ReadonlyMap<string, string>> {
  if (!market.names) return new Map()
  const ids = offers.flatMap(({ giverId, toDriverId }) => [giverId, ...(toDriverId ? [toDriverId] : [])])
  const people = await driversByIds(queries, [...new Set(ids)])
  return new Map([...people].map(([id, { fullName }]) => [id, fullName]))
}

/**
 * The current week, the next, and those that offers are of: the office may have moved the weeks on
 * meanwhile.
 */
async function weeksRead(
  reader: WeekReader,
  { currentWeek }: Settings,
  offers: readonly Offer[],
): Promise<SavedWeek[]> {
  const now = weeksOffered(currentWeek)
  const more = weeksOfSlots(offers.flatMap(slotsOfOffer)).filter(
    (week) => !now.some((each) => sameWeek(each, week)),
  )
  const read = await Promise.all([...now, ...more].map((week) => reader.read(week)))
  return read.filter((week) => week !== undefined)
}

interface OwnSlot extends Slot {
  readonly car?: ShownCar | undefined
  /** Of a week that is not published: taken as a free shift, or else chosen on the form. */
  readonly isTaken?: boolean
}

function ownSlots({ clock }: Platform, weeks: readonly SavedWeek[], driverId: string): OwnSlot[] {
  const { date, hour } = fleetTime(clock)
  return weeks
    .flatMap(({ row, contents }) =>
      contents.places
        .filter((place) => place.driverId === driverId && place.carId !== null)
        .map(({ slot, carId }) => ({
          ...slotAt(row, slot),
          car: contents.cars.find(({ id }) => id === carId),
        })),
    )
    .filter((slot) => !hasBegun(slot, date, hour))
    .sort(compareSlots)
}

async function shownOwn(
  queries: Queries,
  { clock }: Platform,
  { market }: Settings,
  names: ReadonlyMap<string, string>,
  driverId: string,
  own: readonly OwnSlot[],
  offers: readonly Offer[],
) {
  const now = instantNow(clock)
  const rows = await shownShifts(queries, clock, own, ({ car }) => car)
  const isIll = await illFor(queries, [driverId])
  return rows.map((row, index) => {
    const isTaken = own[index]?.isTaken
    const offer = offers.find((each) => compareSlots(each, row) === 0)
    return {
      ...row,
      offer: offer
        ? {
            id: offer.id,
            state: offer.state === 'asked' ? ('asked' as const) : ('open' as const),
            toOne: offer.toDriverId !== null,
            to: names.get(offer.toDriverId ?? '') ?? null,
            inReturn: inReturnOf(offer) ?? null,
            reserveUntil:
              offer.reserveUntil !== null && Date.parse(offer.reserveUntil) > Date.parse(now)
                ? offer.reserveUntil
                : null,
          }
        : null,
      chosen: isTaken === undefined ? null : isTaken ? ('taken' as const) : ('form' as const),
      ill: isIll(driverId, row),
      asksOffice: needsApproval(market, slotBegins(row), now),
    }
  })
}

/** With the car in which the giver sits by now. */
async function shown<T>(
  queries: Queries,
  { clock }: Platform,
  weeks: readonly SavedWeek[],
  offers: readonly Offer[],
  more: (offer: Offer) => T,
) {
  const rows = await shownShifts(queries, clock, offers, (offer) => carOfGiver(weeks, offer))
  return rows.flatMap((row, index) => {
    const offer = offers[index]
    return offer ? [{ ...row, ...more(offer) }] : []
  })
}

function carOfGiver(weeks: readonly SavedWeek[], { giverId, date, shift }: Offer): ShownCar | undefined {
  for (const { row, contents } of weeks) {
    const index = slotIndex(row, { date, shift })
    const place = contents.places.find(
      ({ slot, driverId, carId }) => slot === index && driverId === giverId && carId !== null,
    )
    if (place) return contents.cars.find(({ id }) => id === place.carId)
  }
  return undefined
}
