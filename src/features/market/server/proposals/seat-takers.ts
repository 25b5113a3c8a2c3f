import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { compareSlots, type Slot, slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listSeatTakers } from '../../contract-proposals.ts'
import { inOrderOfAsking } from '../../domain/order-of-asking.ts'
import { freeSeats, takersOf } from './free-seats.ts'
import { askedForSlot, proposalsOf } from './tell-proposal.ts'

type Takers = OutputOf<typeof listSeatTakers>

/** Who may take a seat, in the order in which a planner would ask; nobody where none is free. */
export async function takersOfSeat(
  queries: Queries,
  platform: Platform,
  reader: WeekReader,
  slot: Slot,
): Promise<Takers> {
  const { market } = await readSettings(queries, platform.clock)
  const free = market.on ? await freeSeats(queries, platform, reader) : []
  const seat = free.find((each) => compareSlots(each, slot) === 0)
  const week = seat && (await reader.read(weekOf(slot.date)))
  if (!seat || !week) return { on: market.on, free: 0, data: [] }
  const [taken] = await takersOf(queries, [seat])
  const asked = askedForSlot(await proposalsOf(queries, [seat]), seat, instantNow(platform.clock))
  const { listOf, shiftsOf } = placesIn(week, seat)
  const data = (taken?.drivers ?? []).map(({ id, fullName }) => {
    const list = listOf.get(id)
    return {
      ...{ driverId: id, fullName, asked: asked.has(id), shifts: shiftsOf.get(id) ?? 0 },
      waits: list?.waits ?? null,
      rank: list?.rank ?? 0,
    }
  })
  return { on: true, free: seat.free, data: inOrderOfAsking(data).map(({ rank: _rank, ...each }) => each) }
}

function placesIn({ row, contents }: SavedWeek, slot: Slot) {
  const index = slotIndex(row, slot)
  const listOf = new Map<string, { readonly waits: 'reserve' | 'on-call'; readonly rank: number }>()
  const shiftsOf = new Map<string, number>()
  for (const { driverId, slot: at, carId, onCall, rank } of contents.places) {
    if (carId !== null) shiftsOf.set(driverId, (shiftsOf.get(driverId) ?? 0) + 1)
    else if (at === index) listOf.set(driverId, { waits: onCall ? 'on-call' : 'reserve', rank })
  }
  return { listOf, shiftsOf }
}
