import { driversByIds } from '#features/drivers/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTimeOfInstant, instantIn } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { readMarket } from '../../contract.ts'
import { inReturnOf } from './exchange.ts'
import { changeOffer, decidedSince, lockOffer, type Offer } from './offers-store.ts'

type Ended = OutputOf<typeof readMarket>['ended'][number]

/** So long it waits to be read, as the office sees it. Milliseconds. */
const SHOWN_MS = 30 * 24 * 3_600_000

/** Requests about this driver that came to nothing, and that the driver has not read. */
export async function endedRequests(
  queries: Queries,
  { clock }: Platform,
  driverId: string,
): Promise<Ended[]> {
  const ended = await decidedSince(queries, instantIn(clock, -SHOWN_MS), driverId)
  const unread = ended.filter((offer) => isOf(offer, driverId) && !offer.declined.includes(driverId))
  const { market } = await readSettings(queries, clock)
  const others = unread.map((offer) => otherOf(offer, driverId))
  const people = market.names ? await driversByIds(queries, [...new Set(others)]) : new Map()
  return unread.map((offer) => ({
    id: offer.id,
    date: offer.date,
    shift: offer.shift,
    inReturn: inReturnOf(offer) ?? null,
    how: offer.state === 'refused' ? 'refused' : 'expired',
    isGiver: offer.giverId === driverId,
    other: people.get(otherOf(offer, driverId))?.fullName ?? null,
    reason: offer.reason,
    on: fleetTimeOfInstant(offer.endedAt ?? offer.offeredAt).date,
  }))
}

/** One of the two has read it. Read twice is read. */
export async function noteEndRead(
  tx: Tx,
  driverId: string,
  offerId: string,
): Promise<Result<undefined, Failed<'offer_gone'>>> {
  const offer = await lockOffer(tx, offerId)
  if (!offer || !isOf(offer, driverId)) return fail({ code: 'offer_gone' })
  if (!offer.declined.includes(driverId))
    await changeOffer(tx, offerId, { declined: [...offer.declined, driverId] })
  return ok(undefined)
}

/** A request of this driver's, or for this driver's shift, that came to nothing. */
function isOf({ state, giverId, takerId }: Offer, driverId: string): boolean {
  if (takerId === null || (state !== 'refused' && state !== 'expired')) return false
  return giverId === driverId || takerId === driverId
}

function otherOf({ giverId, takerId }: Offer, driverId: string): string {
  return giverId === driverId ? (takerId ?? '') : giverId
}
