import { driversByIds } from '#features/drivers/server/public.ts'
import { publishedSlots } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { holdPicksOf } from '#features/work-calendar/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { inReturnOf } from './exchange.ts'
import { illFor, isSomebodyIll } from './ill-for.ts'
import { aliveOffers, changeOffer, lockOffer, type Offer } from './offers-store.ts'
import { weeksOfSlots } from './rule-book.ts'
import { hasOfferBegun, slotsOfOffer } from './take-offer.ts'
import { tellOfOffer, untellOffer } from './tell.ts'

type Gone = Failed<'offer_gone'>

/**
 * The giver takes an offer back, until it is done. Who wanted it is told, and of those who were asked each
 * whom the question has reached.
 */
export async function withdrawOffer(
  tx: Tx,
  platform: Platform,
  giverId: string,
  offerId: string,
): Promise<Result<undefined, Gone>> {
  await holdPicksOf(tx, giverId, instantNow(platform.clock))
  const offer = await lockOffer(tx, offerId)
  if (!offer || offer.giverId !== giverId || !isAlive(offer)) return fail({ code: 'offer_gone' })
  await endOffer(tx, platform, offer, { state: 'withdrawn', news: 'off', but: giverId })
  return ok(undefined)
}

/** 'Nie, dziękuję' of who was asked; also takes a request back that the office has not decided. */
export async function declineOffer(
  tx: Tx,
  platform: Platform,
  driverId: string,
  offerId: string,
): Promise<Result<undefined, Gone>> {
  const offer = await lockOffer(tx, offerId)
  if (!offer || !isAlive(offer) || offer.giverId === driverId) return fail({ code: 'offer_gone' })
  const isRequest = offer.state === 'asked' && offer.takerId === driverId
  if (offer.state === 'asked' && !isRequest) return fail({ code: 'offer_gone' })
  if (offer.declined.includes(driverId)) return ok(undefined)
  const declined = [...offer.declined, driverId]
  await changeOffer(tx, offerId, { declined, ...(isRequest ? OPEN_AGAIN : {}) })
  // Nobody else was asked: it is over.
  if (offer.toDriverId === driverId)
    await endOffer(
      tx,
      platform,
      { ...offer, ...OPEN_AGAIN },
      { state: 'refused', news: 'off', but: driverId },
    )
  return ok(undefined)
}

/**
 * Ends what is true no more: its shift has begun, its giver does not drive it or has left, who was asked
 * alone has left or has no such shift in return, one of the two has reported ill while nobody wants it yet,
 * the fleet has no market any more. The shift is whose it is; of who waited for an answer each is told. Who
 * wants it and has left wants it no more: it is open again.
 */
export async function endDeadOffers(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const { market } = await readSettings(database.queries, clock)
  const alive = await aliveOffers(database.queries)
  const dead = await deadAmong(database.queries, platform, alive, market.on)
  for (const { id } of dead) {
    await database.transaction(async (tx) => {
      const offer = await lockOffer(tx, id)
      // Looked at again: what was read before may have been mended, or ended, meanwhile.
      const [found] = offer && isAlive(offer) ? await deadAmong(tx, platform, [offer], market.on) : []
      if (!offer || !found) return
      if (found.why === 'taker-left') return void (await changeOffer(tx, id, OPEN_AGAIN))
      const undecided = offer.state === 'asked' ? 'request-expired' : 'expired'
      await endOffer(tx, platform, offer, {
        state: 'expired',
        news: found.why === 'begun' ? undecided : 'off',
      })
    })
  }
}

/** Nobody wants it any more. */
export const OPEN_AGAIN = { state: 'open', takerId: null, takenAt: null } as const

interface Dead {
  readonly id: string
  readonly why: 'begun' | 'moved' | 'ill' | 'taker-left' | 'market-off'
}

async function deadAmong(
  queries: Queries,
  platform: Platform,
  offers: readonly Offer[],
  isMarketOn: boolean,
): Promise<Dead[]> {
  const ids = offers.flatMap(({ giverId, toDriverId, takerId }) =>
    [giverId, toDriverId, takerId].filter((id) => id !== null),
  )
  const people = await driversByIds(queries, [...new Set(ids)])
  const driven = await publishedSlots(queries, [...people.keys()], weeksOfSlots(offers.flatMap(slotsOfOffer)))
  const isIll = await illFor(queries, [...people.keys()])
  const isHere = (id: string) => people.get(id)?.active === true
  const drives = (id: string, slot: Slot) =>
    isHere(id) && (driven.get(id) ?? []).some((each) => compareSlots(each, slot) === 0)
  const why = (offer: Offer): Dead['why'] | undefined => {
    const { giverId, toDriverId, takerId, state } = offer
    const inReturn = inReturnOf(offer)
    if (hasOfferBegun(platform, offer)) return 'begun'
    if (!drives(giverId, offer)) return 'moved'
    if (toDriverId !== null && (inReturn ? !drives(toDriverId, inReturn) : !isHere(toDriverId)))
      return 'moved'
    // What the office was asked it decides, and sees who is ill.
    if (state === 'open' && isSomebodyIll(isIll, offer, toDriverId)) return 'ill'
    if (state === 'open' && !isMarketOn) return 'market-off'
    return takerId !== null && !isHere(takerId) ? 'taker-left' : undefined
  }
  return offers.flatMap((offer) => {
    const reason = why(offer)
    return reason ? [{ id: offer.id, why: reason }] : []
  })
}

interface Ending {
  readonly state: 'withdrawn' | 'refused' | 'expired'
  readonly news: 'off' | 'expired' | 'request-expired'
  /** Knows it: it is this driver's doing. */
  readonly but?: string
}

/** Ends it, and tells giver, taker and whom the question has reached: each once. */
export async function endOffer(
  tx: Tx,
  platform: Platform,
  offer: Offer,
  { state, news, but }: Ending,
): Promise<void> {
  const asked = await untellOffer(tx, platform, offer)
  await changeOffer(tx, offer.id, { state, endedAt: instantNow(platform.clock) })
  const concerned = [offer.giverId, ...(offer.takerId ? [offer.takerId] : [])]
  const others = asked.filter((id) => !concerned.includes(id) && !offer.declined.includes(id))
  const told = [
    ...concerned.map((to) => ({ to, news })),
    // Whoever was only asked hears that there is nothing to answer any more.
    ...others.map((to) => ({ to, news: 'off' as const })),
  ]
  await tellOfOffer(
    tx,
    platform,
    offer,
    told.filter(({ to }) => to !== but),
  )
}

function isAlive({ state }: Offer): boolean {
  return state === 'open' || state === 'asked'
}
