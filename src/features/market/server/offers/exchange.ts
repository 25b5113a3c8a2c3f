import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { lockWeek, publishedSlots } from '#features/roster/server/public.ts'
import {
  canHandOver,
  handOverShifts,
  type SavedWeek,
  type ShiftToHand,
  type WeekReader,
} from '#features/schedule/server/public.ts'
import type { PickObstacle } from '#features/work-calendar/domain/public.ts'
import { holdPicksOf } from '#features/work-calendar/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, type Slot, slotIndex } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Offer } from './offers-store.ts'
import { openRuleBook, type RuleBook } from './rule-book.ts'

export interface Exchange {
  readonly giver: Driver
  readonly taker: Driver
  readonly given: Slot
  /** What the giver gets for it; undefined: nothing. */
  readonly inReturn: Slot | undefined
}

type Refused = PickObstacle | Failed<'not_there'> | Failed<'car_off'> | Failed<'giver_cannot'>

/** The shift that the giver gets; undefined where nothing. */
export function inReturnOf({ forDate, forShift }: Offer): Slot | undefined {
  return forDate !== null && forShift !== null ? { date: forDate, shift: forShift } : undefined
}

/** Undefined where one of the two has left the list. */
export async function exchangeOf(
  queries: Queries,
  offer: Offer,
  takerId: string,
): Promise<Exchange | undefined> {
  const people = await driversByIds(queries, [offer.giverId, takerId])
  const [giver, taker] = [people.get(offer.giverId), people.get(takerId)]
  if (!giver || !taker) return undefined
  return { giver, taker, given: { date: offer.date, shift: offer.shift }, inReturn: inReturnOf(offer) }
}

/**
 * Holds what the exchange is judged by, until the transaction ends: both drivers, by their ids, then the
 * weeks in the order of time. Whoever also holds an offer takes it after these.
 */
export async function holdExchange(
  tx: Tx,
  { clock }: Platform,
  { giver, taker, given, inReturn }: Exchange,
): Promise<void> {
  for (const id of [giver.id, taker.id].sort()) await holdPicksOf(tx, id, instantNow(clock))
  const slots = [given, ...(inReturn ? [inReturn] : [])].sort(compareSlots)
  for (const { date } of slots) await lockWeek(tx, weekOf(date))
}

/** Whether a driver has a car in the slot of a published week. */
export async function isDriving(queries: Queries, driverId: string, slot: Slot): Promise<boolean> {
  const driven = (await publishedSlots(queries, [driverId], [weekOf(slot.date)])).get(driverId) ?? []
  return driven.some((each) => compareSlots(each, slot) === 0)
}

/** The rules over the two drivers and the shifts that change hands. */
export function bookOf(queries: Queries, { giver, taker, given, inReturn }: Exchange): Promise<RuleBook> {
  return openRuleBook(queries, [giver, taker], inReturn ? [given, inReturn] : [given])
}

/** Judges an exchange; where its rows are held, it is so until the transaction ends. Nothing is written. */
export function judgeExchange(
  book: RuleBook,
  {
    giver,
    taker,
    given,
    inReturn,
  }: Pick<Exchange, 'given' | 'inReturn'> & {
    readonly giver: { readonly id: string }
    readonly taker: { readonly id: string }
  },
): Result<undefined, Refused> {
  // What is left of who has left is the office's to give away (D47).
  if (!book.isActive(giver.id) || !book.drives(giver.id, given)) return fail({ code: 'not_there' })
  if (inReturn && !book.drives(taker.id, inReturn)) return fail({ code: 'not_there' })
  const obstacle = book.obstacle(taker.id, given, inReturn)
  if (obstacle) return fail(obstacle)
  if (inReturn && book.obstacle(giver.id, inReturn, given)) return fail({ code: 'giver_cannot' })
  return ok(undefined)
}

/**
 * Exchanges the seats of an exchange that was judged; whoever gets a refusal must roll back.
 * @param knownTo who does it at this moment on the own phone: the giver only hears of it, and so do both
 *   where the office decides
 */
export async function doExchange(
  tx: Tx,
  platform: Platform,
  reader: WeekReader,
  { giver, taker, given, inReturn }: Exchange,
  knownTo: 'taker' | 'nobody',
): Promise<Result<undefined, Refused>> {
  const known = knownTo === 'taker' ? [taker.id] : []
  const shifts = handedIn({ giver, taker, given, inReturn }).map((shift) => ({ ...shift, knownTo: known }))
  const done = await handOverShifts(tx, platform, reader, shifts)
  if (done === 'done') return ok(undefined)
  return fail({ code: done === 'not-there' ? 'not_there' : 'car_off' })
}

/**
 * Whether the weeks as they stand take the exchange, their cars too; of a week not among them nothing is
 * known.
 */
export function weeksTake(weeks: readonly SavedWeek[], exchange: Exchange): boolean {
  const shifts = handedIn(exchange)
  return weeks.every((saved) => {
    const own = shifts.filter(({ week }) => sameWeek(week, saved.row))
    return own.length === 0 || canHandOver(saved, own)
  })
}

function handedIn({ giver, taker, given, inReturn }: Exchange): ShiftToHand[] {
  return [handed(given, giver, taker), ...(inReturn ? [handed(inReturn, taker, giver)] : [])]
}

function handed(slot: Slot, from: Driver, to: Driver): ShiftToHand {
  const week = weekOf(slot.date)
  const { id, fullName, phone, email } = to
  return { week, slotIndex: slotIndex(week, slot) ?? 0, from: from.id, to: { id, fullName, phone, email } }
}
