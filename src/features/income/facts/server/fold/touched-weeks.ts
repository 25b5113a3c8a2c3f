import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { touchedWeeks } from '../tables.ts'

/** Keeps the weeks of all touched slots and days, for who settles them. */
export async function keepTouchedWeeks(tx: Tx): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${touchedWeeks} (driver_id, monday)
    SELECT DISTINCT driver_id, monday::date FROM (
      SELECT DISTINCT driver_id, date_trunc('week', date::timestamp) AS first,
        date_trunc('week', coalesce(until, date)::timestamp) AS last
      FROM touched_slots WHERE driver_id IS NOT NULL
    ) AS touched, generate_series(first, last, interval '7 days') AS monday
    ON CONFLICT DO NOTHING`)
}

/** The driver's week has changed by something that is no result, such as a decision on its kilometres. */
export async function touchWeek(tx: Tx, driverId: string, monday: CalendarDate): Promise<void> {
  await tx.insert(touchedWeeks).values({ driverId, monday }).onConflictDoNothing()
}

/** These drivers' week was settled, or decided on, as it is now. Call `beginResults` before. */
export async function forgetTouched(
  tx: Tx,
  monday: CalendarDate,
  driverIds: readonly string[],
): Promise<void> {
  if (driverIds.length === 0) return
  await tx
    .delete(touchedWeeks)
    .where(and(eq(touchedWeeks.monday, monday), inArray(touchedWeeks.driverId, [...driverIds])))
}
