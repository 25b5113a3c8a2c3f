import { and, between, eq, inArray, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { driverReports } from './tables.ts'

/** Reported ill, and not taken back, for shifts of these days, both included. */
export function illnessesReported(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<typeof driverReports.$inferSelect, 'driverId' | 'date' | 'shift'>[]> {
  const { driverId, date, shift, kind, withdrawnAt } = driverReports
  return queries
    .select({ driverId, date, shift })
    .from(driverReports)
    .where(
      and(eq(kind, 'ill'), isNull(withdrawnAt), between(date, from, to), inArray(driverId, [...driverIds])),
    )
}
