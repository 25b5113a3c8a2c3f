import type { WeekReader } from '#features/schedule/server/public.ts'
import type { PickObstacle } from '#features/work-calendar/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type FleetTime, fleetTimeOfInstant, instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HowDecided } from '../../texts-office.ts'
import { bookOf, doExchange, exchangeOf, holdExchange, judgeExchange } from '../offers/exchange.ts'
import { changeOffer, lockOffer, type Offer, offerById } from '../offers/offers-store.ts'
import { hasOfferBegun, tooLate } from '../offers/take-offer.ts'
import { tellOfOffer, untellOffer } from '../offers/tell.ts'

type Refused = TooLate | Failed<'breaks_rules' | 'begun'>
type TooLate = Failed<'decided', HowDecided>

interface Decision {
  readonly id: string
  /** Name of who decides. */
  readonly by: string
}

/**
 * The office accepts a request: judged anew by the rules as they are now, done in the same transaction. What
 * the rules forbid by now stays a request, to be refused with a reason.
 */
export async function acceptRequest(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  { id, by }: Decision,
): Promise<Result<undefined, Refused>> {
  const read = await offerById(tx, id)
  const exchange = read?.takerId ? await exchangeOf(tx, read, read.takerId) : undefined
  if (read?.state !== 'asked') return fail(decidedBefore(read))
  if (!exchange) return fail({ code: 'breaks_rules' })
  await holdExchange(tx, platform, exchange)
  const offer = await lockOffer(tx, id)
  // Between the two looks another one may have taken it.
  if (offer?.state !== 'asked' || offer.takerId !== exchange.taker.id) return fail(decidedBefore(offer))
  if (hasOfferBegun(platform, offer)) return fail({ code: 'begun' })
  const judged: Result<undefined, PickObstacle | Failed> = judgeExchange(await bookOf(tx, exchange), exchange)
  const done = judged.ok ? await doExchange(tx, platform, reader, exchange, 'nobody') : judged
  if (!done.ok) return fail({ code: 'breaks_rules' })
  await changeOffer(tx, id, { state: 'done', endedAt: instantNow(platform.clock), decidedBy: by })
  const asked = await untellOffer(tx, platform, offer)
  await tellOfOffer(tx, platform, offer, [
    { to: offer.giverId, news: 'given' },
    { to: exchange.taker.id, news: 'got' },
    ...tooLate(asked, offer, exchange.taker.id),
  ])
  return ok(undefined)
}

/** The office refuses a request: the shift stays the giver's, both are told with the reason. */
export async function refuseRequest(
  tx: Tx,
  platform: Platform,
  { id, by, reason }: Decision & { readonly reason: string },
): Promise<Result<undefined, TooLate>> {
  const offer = await lockOffer(tx, id)
  if (offer?.state !== 'asked') return fail(decidedBefore(offer))
  const endedAt = instantNow(platform.clock)
  await changeOffer(tx, id, { state: 'refused', reason, endedAt, decidedBy: by })
  const asked = await untellOffer(tx, platform, offer)
  const both = [offer.giverId, ...(offer.takerId ? [offer.takerId] : [])]
  await tellOfOffer(tx, platform, { ...offer, reason }, [
    ...both.map((to) => ({ to, news: 'refused' as const })),
    ...tooLate(asked, offer, offer.takerId ?? ''),
  ])
  return ok(undefined)
}

function clockOf({ hour, minute }: FleetTime): string {
  return `${hour}:${String(minute).padStart(2, '0')}`
}

/** Who was quicker, how it ended and when, so that nobody decides it by hand a second time. */
function decidedBefore(offer: Offer | undefined): TooLate {
  if (!offer) return { code: 'decided' }
  const { state, decidedBy, endedAt } = offer
  const ended = endedAt === null ? null : fleetTimeOfInstant(endedAt)
  return {
    code: 'decided',
    facts: { how: state, by: decidedBy, date: ended?.date ?? null, time: ended ? clockOf(ended) : '' },
  }
}
