import { and, asc, between, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { foldedRecords } from '#features/drivers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { fuelEntries } from './tables.ts'

export type StoredFuel = typeof fuelEntries.$inferSelect

/** Of folded records nothing counts any more: theirs was given to the driver who stays. */
export const countingFuel: SQL = sql`driver_id NOT IN (${foldedRecords()})`

/** By date, day before night, and driver; both dates included. */
export function fuelBetween(queries: Queries, from: CalendarDate, to: CalendarDate): Promise<StoredFuel[]> {
  return queries
    .select()
    .from(fuelEntries)
    .where(and(between(fuelEntries.date, from, to), countingFuel))
    .orderBy(asc(fuelEntries.date), asc(fuelEntries.shift), asc(fuelEntries.driverId))
}

/** Those of a slot, which nobody else changes until the transaction ends. */
export function lockedFuel(
  tx: Tx,
  { date, shift }: Slot,
  driverIds: readonly string[],
): Promise<StoredFuel[]> {
  return tx
    .select()
    .from(fuelEntries)
    .where(
      and(
        eq(fuelEntries.date, date),
        eq(fuelEntries.shift, shift),
        inArray(fuelEntries.driverId, [...driverIds]),
      ),
    )
    .orderBy(asc(fuelEntries.driverId))
    .for('update')
}

/**
 * @param entries in the order of their drivers' ids, so that two who send at once don't wait for each other
 */
export async function putFuel(tx: Tx, entries: readonly StoredFuel[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insert(fuelEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [fuelEntries.date, fuelEntries.shift, fuelEntries.driverId],
      set: {
        reg: sql`excluded.reg`,
        petrolMl: sql`excluded.petrol_ml`,
        gasMl: sql`excluded.gas_ml`,
        workedMinutes: sql`excluded.worked_minutes`,
        petrolPrice: sql`excluded.petrol_price_grosze`,
        gasPrice: sql`excluded.gas_price_grosze`,
        cost: sql`excluded.cost_grosze`,
        sentAt: sql`excluded.sent_at`,
      },
    })
}

export function fuelOfDriver(queries: Queries, driverId: string): Promise<StoredFuel[]> {
  return queries
    .select()
    .from(fuelEntries)
    .where(eq(fuelEntries.driverId, driverId))
    .orderBy(asc(fuelEntries.date), asc(fuelEntries.shift))
}

/**
 * What both records have for one shift is told once, as the driver who stays has it; the other entry is kept
 * and counts nowhere.
 * @returns how many were given
 */
export async function giveFuel(tx: Tx, fromId: string, toId: string): Promise<number> {
  const given = await tx.execute<{ driver_id: string }>(sql`
    UPDATE fuel_entries AS mine SET driver_id = ${toId}
    WHERE mine.driver_id = ${fromId} AND NOT EXISTS (
      SELECT 1 FROM fuel_entries AS theirs
      WHERE theirs.driver_id = ${toId} AND theirs.date = mine.date AND theirs.shift = mine.shift)
    RETURNING mine.driver_id`)
  return given.rows.length
}
