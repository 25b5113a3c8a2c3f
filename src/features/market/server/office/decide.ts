import type { WeekReader } from '#features/schedule/server/public.ts'
import type { PickObstacle } from '#features/work-calendar/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { bookOf, doExchange, exchangeOf, holdExchange, judgeExchange } from '../offers/exchange.ts'
import { changeOffer, lockOffer, offerById } from '../offers/offers-store.ts'
import { hasOfferBegun, tooLate } from '../offers/take-offer.ts'
import { tellOfOffer, untellOffer } from '../offers/tell.ts'

type Refused = Failed<'decided' | 'breaks_rules' | 'begun'>

/**
 * The office accepts a request: judged anew by the rules as they are now, done in the same transaction. What
 * the rules forbid by now stays a request, to be refused with a reason.
 */
export async function acceptRequest(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  id: string,
): Promise<Result<undefined, Refused>> {
  const read = await offerById(tx, id)
  const exchange = read?.takerId ? await exchangeOf(tx, read, read.takerId) : undefined
  if (read?.state !== 'asked') return fail({ code: 'decided' })
  if (!exchange) return fail({ code: 'breaks_rules' })
  await holdExchange(tx, platform, exchange)
  const offer = await lockOffer(tx, id)
  // Between the two looks another one may have taken it.
  if (offer?.state !== 'asked' || offer.takerId !== exchange.taker.id) return fail({ code: 'decided' })
  if (hasOfferBegun(platform, offer)) return fail({ code: 'begun' })
  const judged: Result<undefined, PickObstacle | Failed> = judgeExchange(await bookOf(tx, exchange), exchange)
  const done = judged.ok ? await doExchange(tx, platform, reader, exchange, 'nobody') : judged
  if (!done.ok) return fail({ code: 'breaks_rules' })
  await changeOffer(tx, id, { state: 'done', endedAt: instantNow(platform.clock) })
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
  id: string,
  reason: string,
): Promise<Result<undefined, Failed<'decided'>>> {
  const offer = await lockOffer(tx, id)
  if (offer?.state !== 'asked') return fail({ code: 'decided' })
  await changeOffer(tx, id, { state: 'refused', reason, endedAt: instantNow(platform.clock) })
  const asked = await untellOffer(tx, platform, offer)
  const both = [offer.giverId, ...(offer.takerId ? [offer.takerId] : [])]
  await tellOfOffer(tx, platform, { ...offer, reason }, [
    ...both.map((to) => ({ to, news: 'refused' as const })),
    ...tooLate(asked, offer, offer.takerId ?? ''),
  ])
  return ok(undefined)
}
