import { and, asc, between, eq, inArray, isNull } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { driverReports } from './tables.ts'

/** Reported ill, and not taken back, for shifts of these days, both included. */
export function illnessesReported(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
): Promise<Pick<typeof driverReports.$inferSelect, 'driverId' | 'date' | 'shift' | 'reg' | 'sentAt'>[]> {
  const { driverId, date, shift, kind, reg, sentAt, withdrawnAt } = driverReports
  return queries
    .select({ driverId, date, shift, reg, sentAt })
    .from(driverReports)
    .where(
      and(eq(kind, 'ill'), isNull(withdrawnAt), between(date, from, to), inArray(driverId, [...driverIds])),
    )
}

/**
 * Who lost shifts of these days, both included, by an illness and said that it is over; `seated`: the seat
 * was given back. The latest of one shift last.
 */
export async function wellAgain(
  queries: Queries,
  driverIds: readonly string[],
  from: CalendarDate,
  to: CalendarDate,
) {
  if (driverIds.length === 0) return []
  const { driverId, date, shift, kind, drives, reg, sentAt } = driverReports
  const rows = await queries
    .select({ driverId, date, shift, drives, reg, sentAt })
    .from(driverReports)
    .where(and(eq(kind, 'well'), between(date, from, to), inArray(driverId, [...driverIds])))
    .orderBy(asc(sentAt))
  return rows.map(({ drives: seated, ...row }) => ({ ...row, seated: seated === true }))
}
