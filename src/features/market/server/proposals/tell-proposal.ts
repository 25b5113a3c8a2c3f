import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { type MessageAbout, messagesAbout, withdrawFrom } from '#features/messaging/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { fleetInstant, instantNow, slotBegins } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { nextRound, type OwnProposal, ownProposals, proposalKey } from '../../domain/proposal-rounds.ts'
import { type OwnNews, postNews, type Way } from '../post-news.ts'
import { isOut } from '../went-out.ts'

/** To whom a slot is proposed by now. @param now instant */
export function askedForSlot(about: readonly MessageAbout[], slot: Slot, now: string): Set<string> {
  const asked = [...proposalsOfSlot(about, slot, now)].filter(([, { isAsked }]) => isAsked)
  return new Set(asked.map(([driverId]) => driverId))
}

function proposalsOfSlot(
  about: readonly MessageAbout[],
  slot: Slot,
  now: string,
): ReadonlyMap<string, OwnProposal> {
  const own = about.filter(({ aboutId }) => aboutId === slotKey(slot))
  return ownProposals(
    own.map(({ eventKey, state, notAfter }) => ({
      ...{ eventKey, isWithdrawn: state === 'withdrawn' },
      isOver: notAfter !== null && Date.parse(notAfter) <= Date.parse(now),
    })),
  )
}

/** All that was proposed of these slots. */
export function proposalsOf(queries: Queries, slots: readonly Slot[]): Promise<MessageAbout[]> {
  return messagesAbout(queries, slots.map(slotKey))
}

/**
 * Tells these drivers of a free seat, in the transaction of what is proposed; who is asked already is not
 * told again.
 * @param until when the office asks no more; undefined: until the shift begins
 * @returns who is told now
 */
export async function tellOfSeat(
  tx: Tx,
  platform: Platform,
  slot: Slot,
  drivers: readonly Driver[],
  until: FleetHour | undefined,
): Promise<readonly string[]> {
  const before = proposalsOfSlot(await proposalsOf(tx, [slot]), slot, instantNow(platform.clock))
  const fresh = drivers.filter(({ id }) => before.get(id)?.isAsked !== true)
  const news = fresh.map((to) => newsOf(slot, to, 'proposed', nextRound(before.get(to.id)), until))
  await postNews(tx, platform, news)
  return fresh.map(({ id }) => id)
}

/**
 * The office asks no more: what has not gone out never does, and whom it may have reached is told. The seat
 * is still free, for these drivers too.
 * @param only these; everybody where left out
 * @returns who was asked until now
 */
export async function untellOfSeat(
  tx: Tx,
  platform: Platform,
  slot: Slot,
  only: readonly string[] | undefined,
): Promise<readonly string[]> {
  const about = await proposalsOf(tx, [slot])
  const asked = [...proposalsOfSlot(about, slot, instantNow(platform.clock))].filter(
    ([driverId, { isAsked }]) => isAsked && (!only || only.includes(driverId)),
  )
  const people = await driversByIds(
    tx,
    asked.map(([driverId]) => driverId),
  )
  const news: OwnNews[] = []
  for (const [driverId, { round }] of asked) {
    const own = about.filter(({ eventKey }) => eventKey.endsWith(`:${driverId}:${round}`))
    for (const message of own) await withdrawFrom(tx, platform, message)
    const to = people.get(driverId)
    if (to?.active && own.some(isOut)) news.push(newsOf(slot, to, 'unproposed', round, undefined))
  }
  await postNews(tx, platform, news)
  return asked.map(([driverId]) => driverId)
}

/** Those of the slots of which the office asks this driver now. @param now instant */
export async function proposedTo(
  queries: Queries,
  now: string,
  driverId: string,
  slots: readonly Slot[],
): Promise<ReadonlySet<string>> {
  const about = await messagesAbout(queries, slots.map(slotKey), driverId)
  return new Set(slots.filter((slot) => askedForSlot(about, slot, now).has(driverId)).map(slotKey))
}

/** A full hour of the fleet's time. */
export interface FleetHour {
  readonly date: CalendarDate
  /** 0-23 */
  readonly hour: number
}

function newsOf(
  slot: Slot,
  to: Driver,
  what: 'proposed' | 'unproposed',
  round: number,
  until: FleetHour | undefined,
): OwnNews {
  const { date, shift } = slot
  const begins = slotBegins(slot)
  const ends = until && fleetInstant(until.date, until.hour)
  // Asked until the shift begins in any case: that need not be said.
  const isSooner = ends !== undefined && Date.parse(ends) < Date.parse(begins)
  return {
    ...{ to, what, slot: { date, shift }, inReturn: undefined, reason: '', aboutId: slotKey(slot) },
    until: isSooner ? until : undefined,
    keyOf: (way: Way) => proposalKey(what, way, slot, to.id, round),
    notAfter: isSooner ? ends : begins,
  }
}
