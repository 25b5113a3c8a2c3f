import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { closedChargeWeeks, settledCharges } from './tables.ts'

/**
 * Whoever changes charges, or closes weeks with them, goes one after another: else a charge could be added to
 * a week while that is being closed. Taken before anything is read.
 */
export async function holdCharges(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('settlement charges')})`)
}

/** A closed week was opened again: its charges may be changed and taken anew. */
export async function reopenCharges(tx: Tx, driverId: string, week: Week): Promise<void> {
  const monday = mondayOf(week)
  await tx
    .delete(settledCharges)
    .where(and(eq(settledCharges.driverId, driverId), eq(settledCharges.monday, monday)))
  await tx
    .delete(closedChargeWeeks)
    .where(and(eq(closedChargeWeeks.driverId, driverId), eq(closedChargeWeeks.monday, monday)))
}

/** The statements by which the week is closed, by driver. */
export async function closedIn(
  queries: Queries,
  monday: CalendarDate,
  driverIds: readonly string[],
): Promise<Map<string, string>> {
  if (driverIds.length === 0) return new Map()
  const rows = await queries
    .select()
    .from(closedChargeWeeks)
    .where(and(eq(closedChargeWeeks.monday, monday), inArray(closedChargeWeeks.driverId, [...driverIds])))
  return new Map(rows.map(({ driverId, statement }) => [driverId, statement]))
}

/** The last week closed of these drivers from this Monday on; null where all are open. */
export async function lastClosed(
  queries: Queries,
  monday: CalendarDate,
  driverIds: readonly string[] | 'all',
): Promise<CalendarDate | null> {
  const rows = await queries
    .select({ monday: closedChargeWeeks.monday })
    .from(closedChargeWeeks)
    .where(
      and(
        gte(closedChargeWeeks.monday, monday),
        driverIds === 'all' ? undefined : inArray(closedChargeWeeks.driverId, [...driverIds]),
      ),
    )
  return rows.reduce<CalendarDate | null>(
    (last, row) => (last === null || row.monday > last ? row.monday : last),
    null,
  )
}

/** Whose week was closed before bonuses won were a part of it. */
export async function closedWithoutBonuses(queries: Queries, monday: CalendarDate): Promise<Set<string>> {
  const rows = await queries
    .select({ driverId: closedChargeWeeks.driverId })
    .from(closedChargeWeeks)
    .where(and(eq(closedChargeWeeks.monday, monday), eq(closedChargeWeeks.bonusesKnown, false)))
  return new Set(rows.map(({ driverId }) => driverId))
}
