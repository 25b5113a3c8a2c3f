import { sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface DrivenSlot extends Record<string, unknown> {
  readonly driverId: string
  readonly date: CalendarDate
  readonly shift: Shift
  /** From rides, else from the generated week; null where neither tells. */
  readonly reg: string | null
}

/** Slots of these days, both included, in which drivers have rides or income. */
export async function drivenSlots(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DrivenSlot[]> {
  const { rows } = await queries.execute<DrivenSlot>(sql`
    SELECT driver_id AS "driverId", date::text AS date, shift, reg FROM shift_results
    WHERE date BETWEEN ${from} AND ${to}
      AND coalesce(nullif(bolt_rides, 0), nullif(uber_rides, 0), nullif(freenow_rides, 0),
        nullif(total_income_grosze, 0)) IS NOT NULL
    ORDER BY date, shift, driver_id`)
  return rows
}
