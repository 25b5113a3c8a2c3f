import { and, gte, lte } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { groundings } from './tables.ts'

export type GroundingRow = typeof groundings.$inferSelect

/** Those that touch a day from the first to the last. */
export async function groundingsTouching(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<GroundingRow[]> {
  return queries
    .select()
    .from(groundings)
    .where(and(lte(groundings.dayStart, last), gte(groundings.dayEnd, first)))
}
