import { allDrivers, type Driver } from '#features/drivers/server/public.ts'
import { publishedAmong } from '#features/roster/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { freeShifts } from '#features/work-calendar/server/public.ts'
import type { Slot } from '#kernel/slot.ts'
import { sameWeek, weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { openRuleBook, weeksOfSlots } from '../offers/rule-book.ts'

export interface FreeSeat extends Slot {
  /** Seats, from 1. */
  readonly free: number
}

/** Free seats of the published weeks that are offered, in the order of time. */
export async function freeSeats(
  queries: Queries,
  { clock }: Platform,
  reader: WeekReader,
): Promise<FreeSeat[]> {
  const free = await freeShifts(queries, clock, reader)
  const published = await publishedAmong(queries, weeksOfSlots(free))
  return free.filter(({ date }) => published.some((week) => sameWeek(week, weekOf(date))))
}

/** Who may take each of the slots by the rules, in alphabetical order. */
export async function takersOf<S extends Slot>(
  queries: Queries,
  slots: readonly S[],
): Promise<readonly { readonly slot: S; readonly drivers: readonly Driver[] }[]> {
  if (slots.length === 0) return []
  const drivers = (await allDrivers(queries)).filter(({ active }) => active)
  const book = await openRuleBook(queries, drivers, slots)
  return slots.map((slot) => ({ slot, drivers: drivers.filter(({ id }) => !book.obstacle(id, slot)) }))
}
