import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { PerShift } from '../domain/free-seats.ts'
import { lockSeats, type SeatRow, seatRows, storeSeats } from './seats-store.ts'

/** Regular choices of all submissions, for each date asked for (D4). */
export async function takenSeats(
  queries: Queries,
  dates: readonly CalendarDate[],
): Promise<Map<CalendarDate, PerShift>> {
  const taken = new Map<CalendarDate, { day: number; night: number }>(
    dates.map((date) => [date, { day: 0, night: 0 }]),
  )
  for (const row of await seatRows(queries, dates)) {
    const counts = taken.get(row.date as CalendarDate)
    if (counts) counts[row.shift] = row.taken
  }
  return taken
}

/**
 * Takes a place in each slot that has one free: true or false per wanted slot, in their order (D5). The slots stay locked until the
 * transaction ends, so the limit holds whatever happens at once.
 * @param limits of each wanted date; a date without limits has no place
 */
export async function takeSeats(
  tx: Tx,
  wanted: readonly Slot[],
  limits: ReadonlyMap<CalendarDate, PerShift>,
): Promise<readonly boolean[]> {
  const rows = await lockedRows(tx, wanted)
  const changed = new Set<SeatRow>()
  const answers = wanted.map((slot) => {
    const row = rows.get(keyOf(slot))
    const limit = limits.get(slot.date)?.[slot.shift] ?? 0
    if (!row || row.taken >= limit) return false
    row.taken += 1
    changed.add(row)
    return true
  })
  await storeSeats(tx, [...changed])
  return answers
}

/** Gives places back, one per slot named. */
export async function releaseSeats(tx: Tx, slots: readonly Slot[]): Promise<void> {
  const rows = await lockedRows(tx, slots)
  for (const slot of slots) {
    const row = rows.get(keyOf(slot))
    if (row) row.taken = Math.max(0, row.taken - 1)
  }
  await storeSeats(tx, [...rows.values()])
}

async function lockedRows(tx: Tx, slots: readonly Slot[]): Promise<Map<string, SeatRow>> {
  const distinct = new Map(slots.map((slot) => [keyOf(slot), slot]))
  if (distinct.size === 0) return new Map()
  const rows = await lockSeats(tx, [...distinct.values()])
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf(slot: { readonly date: string; readonly shift: string }): string {
  return `${slot.date} ${slot.shift}`
}
