import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { holdPicksOf, weeksOffered } from '#features/work-calendar/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { hasBegun, type Slot } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import { fleetTime, instantIn, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { MOST_A_DAY, MOST_TO_ONE } from '../../domain/offer.ts'
import { bookOf, isDriving, judgeExchange } from './exchange.ts'
import { illFor } from './ill-for.ts'
import { countOffersSince, insertOffer, type Offer } from './offers-store.ts'
import { reserveOf } from './reserve-of.ts'
import { tellOfOffer } from './tell.ts'

export interface ToOffer {
  readonly giverId: string
  readonly slot: Slot
  /** Asked alone; undefined: everyone. */
  readonly to: string | undefined
  /** That driver's shift in return; undefined: nothing. */
  readonly inReturn: Slot | undefined
}

const DAY_MS = 24 * 3_600_000

type Refused = Failed<
  'off' | 'not_yours' | 'reported_ill' | 'nobody_there' | 'cannot_take' | 'already_offered' | 'too_many'
>

/**
 * Offers an own shift that has not begun, of a published week, to everyone or to one colleague, whom the
 * rules must let have it; so often a day and no more, since each writes to who is asked. Until somebody
 * takes it nothing changes. The reserve of the slot is asked first.
 */
export async function offerShift(
  tx: Tx,
  platform: Platform,
  { giverId, slot, to, inReturn }: ToOffer,
): Promise<Result<Offer, Refused>> {
  const { clock } = platform
  const { market, currentWeek } = await readSettings(tx, clock)
  if (!market.on) return fail({ code: 'off' })
  await holdPicksOf(tx, giverId, instantNow(clock))
  const mayChange = async (whose: string, its: Slot) =>
    isNear(platform, its, weeksOffered(currentWeek)) && (await isDriving(tx, whose, its))
  if (!(await mayChange(giverId, slot))) return fail({ code: 'not_yours' })
  const isIll = await illFor(tx, to === undefined ? [giverId] : [giverId, to])
  if (isIll(giverId, slot)) return fail({ code: 'reported_ill' })
  if (to !== undefined) {
    const people = await driversByIds(tx, [giverId, to])
    const [giver, asked] = [people.get(giverId), people.get(to)]
    if (!market.names || !giver || !asked?.active || to === giverId) return fail({ code: 'nobody_there' })
    if (inReturn && (isIll(to, inReturn) || !(await mayChange(to, inReturn))))
      return fail({ code: 'nobody_there' })
    const exchange = { giver, taker: asked, given: slot, inReturn }
    if (!judgeExchange(await bookOf(tx, exchange), exchange).ok) return fail({ code: 'cannot_take' })
  }
  const sinceDay = instantIn(clock, -DAY_MS)
  const { all, toOne } = await countOffersSince(tx, giverId, sinceDay, to)
  if (all >= MOST_A_DAY || toOne >= MOST_TO_ONE) return fail({ code: 'too_many' })
  const asksFirst = to === undefined && market.reserveMinutes > 0
  const first = asksFirst ? await reserveOf(tx, slot, giverId) : []
  const until = [instantIn(clock, market.reserveMinutes * 60_000), slotBegins(slot)].sort()[0] ?? ''
  const offer: Offer = {
    id: randomUUID(),
    giverId,
    ...slot,
    toDriverId: to ?? null,
    forDate: inReturn?.date ?? null,
    forShift: inReturn?.shift ?? null,
    state: 'open',
    offeredAt: instantNow(clock),
    firstAsked: first,
    reserveUntil: first.length > 0 ? until : null,
    declined: [],
    takerId: null,
    takenAt: null,
    endedAt: null,
    decidedBy: '',
    reason: '',
  }
  if (!(await insertOffer(tx, offer))) return fail({ code: 'already_offered' })
  const asked = to === undefined ? first : [to]
  const news = to === undefined ? 'offered-first' : 'offered'
  await tellOfOffer(
    tx,
    platform,
    offer,
    asked.map((id) => ({ to: id, news })),
  )
  return ok(offer)
}

function isNear({ clock }: Platform, slot: Slot, weeks: ReturnType<typeof weeksOffered>): boolean {
  const { date, hour } = fleetTime(clock)
  return weeks.some((week) => sameWeek(week, weekOf(slot.date))) && !hasBegun(slot, date, hour)
}
