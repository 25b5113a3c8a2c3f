import { withdrawMessagesAbout } from '#features/messaging/server/public.ts'
import { createWeekReader, publishedOnly, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { weeksOffered } from '#features/work-calendar/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { compareSlots, SLOTS_IN_WEEK, type Slot, slotAt, slotKey } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetInstant, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listFreeSeats } from '../../contract-proposals.ts'
import { type FreeSeat, freeSeats, takersOf } from './free-seats.ts'
import { askedForSlot, type FleetHour, proposalsOf, tellOfSeat, untellOfSeat } from './tell-proposal.ts'

/** What the office can propose, and has. */
export async function seatsToPropose(
  queries: Queries,
  platform: Platform,
  reader: WeekReader,
): Promise<OutputOf<typeof listFreeSeats>> {
  const { market } = await readSettings(queries, platform.clock)
  if (!market.on) return { on: false, data: [] }
  const takers = await takersOf(queries, await freeSeats(queries, platform, reader))
  const now = instantNow(platform.clock)
  const about = await proposalsOf(
    queries,
    takers.map(({ slot }) => slot),
  )
  return {
    on: true,
    data: takers.map(({ slot, drivers }) => ({
      date: slot.date,
      shift: slot.shift,
      free: slot.free,
      mayTake: drivers.length,
      told: askedForSlot(about, slot, now).size,
    })),
  }
}

interface Proposal {
  readonly slots: readonly Slot[]
  readonly only: readonly string[] | undefined
  readonly until: FleetHour | undefined
}

/**
 * Tells every driver who may take one of these shifts, each once.
 * @param free as read just before the transaction
 * @param only these of the drivers; all where left out
 * @param until when the office asks no more; undefined: as each shift begins
 */
export async function proposeSeats(
  tx: Tx,
  platform: Platform,
  free: readonly FreeSeat[],
  { slots: wanted, only, until }: Proposal,
): Promise<Result<{ readonly told: number }, Failed<'off' | 'no_seat' | 'nobody' | 'until_past'>>> {
  const { market } = await readSettings(tx, platform.clock)
  if (!market.on) return fail({ code: 'off' })
  const now = Date.parse(instantNow(platform.clock))
  if (until && Date.parse(fleetInstant(until.date, until.hour)) <= now) return fail({ code: 'until_past' })
  const slots = free.filter((slot) => wanted.some((each) => compareSlots(each, slot) === 0))
  if (slots.length === 0) return fail({ code: 'no_seat' })
  const told = new Set<string>()
  for (const { slot, drivers } of await takersOf(tx, slots)) {
    const asked = only ? drivers.filter(({ id }) => only.includes(id)) : drivers
    for (const id of await tellOfSeat(tx, platform, slot, asked, until)) told.add(id)
  }
  return told.size === 0 ? fail({ code: 'nobody' }) : ok({ told: told.size })
}

/** Takes back what was proposed of a slot, to these drivers or to all; nobody is asked twice at once. */
export async function withdrawProposal(
  tx: Tx,
  platform: Platform,
  slot: Slot,
  only: readonly string[] | undefined,
): Promise<Result<{ readonly withdrawn: number }, Failed<'nobody_asked'>>> {
  const asked = await untellOfSeat(tx, platform, slot, only)
  return asked.length === 0 ? fail({ code: 'nobody_asked' }) : ok({ withdrawn: asked.length })
}

/** What was proposed and has not gone out never does once nobody can have it. */
export async function withdrawTakenProposals(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const { queries } = database
  const { market, currentWeek } = await readSettings(queries, clock)
  const slots = weeksOffered(currentWeek).flatMap((week) =>
    Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(week, index)),
  )
  const waiting = (await proposalsOf(queries, slots)).filter(({ sentAt, state }) => {
    return sentAt === null && state !== 'withdrawn' && state !== 'expired'
  })
  if (waiting.length === 0) return
  const reader = publishedOnly(createWeekReader(platform))
  const free = new Set(market.on ? (await freeSeats(queries, platform, reader)).map(slotKey) : [])
  const gone = new Set(waiting.map(({ aboutId }) => aboutId).filter((id) => !free.has(id)))
  if (gone.size > 0) await database.transaction((tx) => withdrawMessagesAbout(tx, platform, [...gone]))
}
