import { sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { MOST_DAYS_APART } from '../../domain/driven.ts'
import { drivenDue, handovers } from '../tables.ts'

/** The kilometres about that shift of the car are to be worked out again. */
export async function drivenIsDue(
  tx: Tx,
  { vehicleId, date }: { readonly vehicleId: string; readonly date: CalendarDate },
): Promise<void> {
  await tx.insert(drivenDue).values({ vehicleId, date })
}

/** The same of the shift of a reading's hand-over; nothing where it has none. */
export async function drivenIsDueOf(tx: Tx, handoverId: string | null): Promise<void> {
  if (handoverId === null) return
  await tx.execute(sql`
    INSERT INTO driven_due (vehicle_id, date)
    SELECT vehicle_id, date FROM ${handovers} WHERE id = ${handoverId}::uuid`)
}

/** The same of all that a driver handed over. */
export async function drivenIsDueOfDriver(tx: Tx, driverId: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO driven_due (vehicle_id, date)
    SELECT DISTINCT vehicle_id, date FROM ${handovers} WHERE driver_id = ${driverId}::uuid`)
}

/** The same of every car that was handed over about a week which was saved again. */
export async function drivenIsDueAbout(tx: Tx, monday: CalendarDate): Promise<void> {
  await tx.execute(sql`
    INSERT INTO driven_due (vehicle_id, date)
    SELECT DISTINCT vehicle_id, day.date FROM ${handovers},
      (VALUES (${monday}::date), (${addDays(monday, 6)}::date)) AS day (date)
    WHERE ${handovers.date} BETWEEN ${addDays(monday, -MOST_DAYS_APART)}::date
      AND ${addDays(monday, 6 + MOST_DAYS_APART)}::date`)
}

export async function anyDrivenDue(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: drivenDue.id }).from(drivenDue).limit(1)).length > 0
}

/** All days of one car, which are due no more; undefined where none is. */
export async function takeDrivenDue(
  tx: Tx,
): Promise<
  { readonly vehicleId: string; readonly first: CalendarDate; readonly last: CalendarDate } | undefined
> {
  const { rows } = await tx.execute<{ vehicleId: string; first: CalendarDate; last: CalendarDate }>(sql`
    WITH taken AS (
      DELETE FROM driven_due WHERE vehicle_id = (SELECT min(vehicle_id::text)::uuid FROM driven_due)
      RETURNING vehicle_id, date
    )
    SELECT vehicle_id AS "vehicleId", min(date)::text AS first, max(date)::text AS last FROM taken GROUP BY vehicle_id`)
  return rows[0]
}
