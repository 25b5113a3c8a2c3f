import { and, gte, isNull, lte, or } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { rentals } from './tables.ts'

export type RentalRow = typeof rentals.$inferSelect

/** Those that may touch a day from the first to the last; ones without an end date whenever they have begun by then. */
export async function rentalsTouching(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<RentalRow[]> {
  return queries
    .select()
    .from(rentals)
    .where(and(lte(rentals.startDate, last), or(isNull(rentals.endDate), gte(rentals.endDate, first))))
    .orderBy(rentals.startDate, rentals.id)
}
