import { type Driver, driversByIds } from '#features/drivers/server/public.ts'
import { type MessageAbout, messagesAbout, withdrawFrom } from '#features/messaging/server/public.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { slotBegins } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { nextRound, type OwnProposal, ownProposals, proposalKey } from '../../domain/proposal-rounds.ts'
import { type OwnNews, postNews, type Way } from '../post-news.ts'
import { isOut } from '../went-out.ts'

/** To whom a slot is proposed by now. */
export function askedForSlot(about: readonly MessageAbout[], slot: Slot): Set<string> {
  const asked = [...proposalsOfSlot(about, slot)].filter(([, { isAsked }]) => isAsked)
  return new Set(asked.map(([driverId]) => driverId))
}

function proposalsOfSlot(about: readonly MessageAbout[], slot: Slot): ReadonlyMap<string, OwnProposal> {
  const own = about.filter(({ aboutId }) => aboutId === slotKey(slot))
  return ownProposals(own.map(({ eventKey, state }) => ({ eventKey, isWithdrawn: state === 'withdrawn' })))
}

/** All that was proposed of these slots. */
export function proposalsOf(queries: Queries, slots: readonly Slot[]): Promise<MessageAbout[]> {
  return messagesAbout(queries, slots.map(slotKey))
}

/**
 * Tells these drivers of a free seat, in the transaction of what is proposed; who is asked already is not
 * told again.
 * @returns who is told now
 */
export async function tellOfSeat(
  tx: Tx,
  platform: Platform,
  slot: Slot,
  drivers: readonly Driver[],
): Promise<readonly string[]> {
  const before = proposalsOfSlot(await proposalsOf(tx, [slot]), slot)
  const fresh = drivers.filter(({ id }) => before.get(id)?.isAsked !== true)
  const news = fresh.map((to) => newsOf(slot, to, 'proposed', nextRound(before.get(to.id))))
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
  const asked = [...proposalsOfSlot(about, slot)].filter(
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
    if (to?.active && own.some(isOut)) news.push(newsOf(slot, to, 'unproposed', round))
  }
  await postNews(tx, platform, news)
  return asked.map(([driverId]) => driverId)
}

/** Those of the slots of which the office asks this driver now. */
export async function proposedTo(
  queries: Queries,
  driverId: string,
  slots: readonly Slot[],
): Promise<ReadonlySet<string>> {
  const about = await messagesAbout(queries, slots.map(slotKey), driverId)
  return new Set(slots.filter((slot) => askedForSlot(about, slot).has(driverId)).map(slotKey))
}

function newsOf(slot: Slot, to: Driver, what: 'proposed' | 'unproposed', round: number): OwnNews {
  const { date, shift } = slot
  return {
    ...{ to, what, slot: { date, shift }, inReturn: undefined, reason: '', aboutId: slotKey(slot) },
    keyOf: (way: Way) => proposalKey(what, way, slot, to.id, round),
    notAfter: slotBegins(slot),
  }
}
