import { driversByIds } from '#features/drivers/server/public.ts'
import { drivenSlots } from '#features/roster/server/public.ts'
import { compareSlots } from '#kernel/slot.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listRequests } from '../../contract-office.ts'
import { exchangeOf, inReturnOf, isDriving, obstacleToTaker } from '../offers/exchange.ts'
import { aliveOffers, decidedSince, type Offer } from '../offers/offers-store.ts'
import { slotsOfOffer } from '../offers/take-offer.ts'

type Request = OutputOf<typeof listRequests>['data'][number]

/** So long a decision, or that none was made, stays in sight. */
const SHOWN_MS = 30 * 24 * 3_600_000

/** What waits for the office, the soonest first, then what ended, the latest first. */
export async function requestsOfDrivers(queries: Queries, { clock }: Platform): Promise<Request[]> {
  const waiting = await aliveOffers(queries, 'asked')
  const ended = await decidedSince(queries, instantIn(clock, -SHOWN_MS))
  const all = [...waiting, ...ended]
  const ids = new Set(all.flatMap(({ giverId, takerId }) => [giverId, takerId ?? '']))
  const people = await driversByIds(
    queries,
    [...ids].filter((id) => id !== ''),
  )
  const partyOf = async (id: string, weeks: readonly Week[]) => ({
    driverId: id,
    fullName: people.get(id)?.fullName ?? '',
    drives: (await drivenSlots(queries, id, weeks)).sort(compareSlots),
  })
  return Promise.all(
    all.map(async (offer) => {
      const weeks = weeksOfOffer(offer)
      return {
        id: offer.id,
        date: offer.date,
        shift: offer.shift,
        inReturn: inReturnOf(offer) ?? null,
        askedAt: offer.takenAt ?? offer.offeredAt,
        state: stateOf(offer),
        endedAt: offer.endedAt,
        reason: offer.reason,
        giver: await partyOf(offer.giverId, weeks),
        taker: await partyOf(offer.takerId ?? '', weeks),
        forbidden: offer.state === 'asked' && (await isForbidden(queries, offer)),
      }
    }),
  )
}

function stateOf({ state }: Offer): Request['state'] {
  return state === 'open' || state === 'withdrawn' ? 'expired' : state
}

function weeksOfOffer(offer: Offer): Week[] {
  const weeks = slotsOfOffer(offer).map(({ date }) => weekOf(date))
  return weeks.filter(
    ({ year, week }, index) =>
      weeks.findIndex((other) => other.year === year && other.week === week) === index,
  )
}

async function isForbidden(queries: Queries, offer: Offer): Promise<boolean> {
  const exchange = await exchangeOf(queries, offer, offer.takerId ?? '')
  if (!exchange) return true
  const { giver, taker, given, inReturn } = exchange
  if (!(await isDriving(queries, giver.id, given))) return true
  if (await obstacleToTaker(queries, taker, given, inReturn)) return true
  if (!inReturn) return false
  if (!(await isDriving(queries, taker.id, inReturn))) return true
  return (await obstacleToTaker(queries, giver, inReturn, given)) !== undefined
}
