import { reportedIll } from '#features/driver-reports/server/public.ts'
import { driversByIds } from '#features/drivers/server/public.ts'
import { publishedPlaces } from '#features/roster/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listRequests } from '../../contract-office.ts'
import { inReturnOf, judgeExchange } from '../offers/exchange.ts'
import { aliveOffers, decidedSince, type Offer } from '../offers/offers-store.ts'
import { openRuleBook, type RuleBook, weeksOfSlots } from '../offers/rule-book.ts'
import { firstBegin, slotsOfOffer } from '../offers/take-offer.ts'

type Request = OutputOf<typeof listRequests>['data'][number]

/** So long a decision, or that none was made, stays in sight. */
const SHOWN_MS = 30 * 24 * 3_600_000

/** What waits for the office, the soonest first, then what ended, the latest first. */
export async function requestsOfDrivers(queries: Queries, { clock }: Platform): Promise<Request[]> {
  const waiting = await aliveOffers(queries, 'asked')
  const ended = await decidedSince(queries, instantIn(clock, -SHOWN_MS))
  const all = [...waiting, ...ended]
  const ids = new Set(all.flatMap(({ giverId, takerId }) => [giverId, ...(takerId ? [takerId] : [])]))
  const people = await driversByIds(queries, [...ids])
  const book = await openRuleBook(queries, [...people.values()], all.flatMap(slotsOfOffer))
  const allWeeks = weeksOfSlots(all.flatMap(slotsOfOffer))
  const places = await publishedPlaces(queries, [...people.keys()], allWeeks)
  const ill = await reportedIll(queries, [...people.keys()])
  const partyOf = (id: string, weeks: readonly Week[]) => ({
    driverId: id,
    fullName: people.get(id)?.fullName ?? '',
    places: [...(places.get(id) ?? [])].sort(compareSlots).filter(({ date }) => isIn(weeks, date)),
    ill: (ill.get(id) ?? []).filter(({ date }) => isIn(weeks, date)),
  })
  return all.map((offer) => {
    const weeks = weeksOfSlots(slotsOfOffer(offer))
    return {
      id: offer.id,
      date: offer.date,
      shift: offer.shift,
      inReturn: inReturnOf(offer) ?? null,
      askedAt: offer.takenAt ?? offer.offeredAt,
      state: stateOf(offer),
      endedAt: offer.endedAt,
      decidedBy: offer.decidedBy,
      reason: offer.reason,
      giver: partyOf(offer.giverId, weeks),
      taker: partyOf(offer.takerId ?? '', weeks),
      forbidden: offer.state === 'asked' && isForbidden(book, offer),
      hoursLeft: offer.state === 'asked' ? hoursUntil(firstBegin(offer), instantNow(clock)) : 0,
    }
  })
}

function isIn(weeks: readonly Week[], date: CalendarDate): boolean {
  return weeks.some((week) => sameWeek(week, weekOf(date)))
}

function hoursUntil(begins: string, now: string): number {
  return Math.max(0, Math.floor((Date.parse(begins) - Date.parse(now)) / 3_600_000))
}

function stateOf({ state }: Offer): Request['state'] {
  return state === 'open' || state === 'withdrawn' ? 'expired' : state
}

function isForbidden(book: RuleBook, offer: Offer): boolean {
  const [giver, taker] = [{ id: offer.giverId }, { id: offer.takerId ?? '' }]
  return !judgeExchange(book, { giver, taker, given: offer, inReturn: inReturnOf(offer) }).ok
}
