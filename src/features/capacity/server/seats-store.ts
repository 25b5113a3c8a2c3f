import { asc, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { slotSeats } from './tables.ts'

export type SeatRow = typeof slotSeats.$inferSelect

export async function seatRows(queries: Queries, dates: readonly CalendarDate[]): Promise<SeatRow[]> {
  if (dates.length === 0) return []
  return queries
    .select()
    .from(slotSeats)
    .where(inArray(slotSeats.date, [...dates]))
}

/**
 * Locks the rows of these slots in the order of time, so that two submissions never wait for each other, and makes those that are missing.
 * @param slots each at most once
 */
export async function lockSeats(tx: Tx, slots: readonly Slot[]): Promise<SeatRow[]> {
  const found = await lockExisting(tx, slots)
  if (found.length === slots.length) return found
  const sorted = [...slots].sort(compareSlots)
  await tx
    .insert(slotSeats)
    .values(sorted.map((slot) => ({ ...slot, taken: 0 })))
    .onConflictDoNothing()
  return lockExisting(tx, slots)
}

async function lockExisting(tx: Tx, slots: readonly Slot[]): Promise<SeatRow[]> {
  const places = slots.map((slot) => sql`(${slot.date}::date, ${slot.shift})`)
  return tx
    .select()
    .from(slotSeats)
    .where(sql`(${slotSeats.date}, ${slotSeats.shift}) IN (${sql.join(places, sql`, `)})`)
    .orderBy(asc(slotSeats.date), asc(slotSeats.shift))
    .for('update')
}

/** Writes counts of rows that are locked. */
export async function storeSeats(tx: Tx, rows: readonly SeatRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(slotSeats)
    .values([...rows])
    .onConflictDoUpdate({
      target: [slotSeats.date, slotSeats.shift],
      set: { taken: sql`excluded.taken` },
    })
}
