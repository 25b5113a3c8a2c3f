import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { scheduleWeeks } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { scheduleReadings } from '../tables.ts'

/**
 * That the driver has had these weeks on the screen, as far as they are published: once is enough until a
 * week is published anew.
 */
export async function noteReadings(
  queries: Queries,
  clock: Clock,
  driverId: string,
  weeks: readonly Week[],
): Promise<void> {
  if (weeks.length === 0) return
  const { id, year, week, publishedAt } = scheduleWeeks
  const { weekId, readAt } = scheduleReadings
  const isOne = or(...weeks.map((one) => and(eq(year, one.year), eq(week, one.week))))
  const rows = await queries
    .select({ id, isRead: sql<boolean>`coalesce(${readAt} >= ${publishedAt}, false)` })
    .from(scheduleWeeks)
    .leftJoin(scheduleReadings, and(eq(weekId, id), eq(scheduleReadings.driverId, driverId)))
    .where(and(isOne, isNotNull(publishedAt)))
  const unread = rows.filter(({ isRead }) => !isRead)
  if (unread.length === 0) return
  const now = instantNow(clock)
  await queries
    .insert(scheduleReadings)
    .values(unread.map((row) => ({ weekId: row.id, driverId, readAt: now })))
    .onConflictDoUpdate({ target: [weekId, scheduleReadings.driverId], set: { readAt: now } })
}

/** Who has had a week on the screen since an instant: when, by driver's id. */
export async function readingsOf(
  queries: Queries,
  weekId: string,
  since: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .select({ driverId: scheduleReadings.driverId, readAt: scheduleReadings.readAt })
    .from(scheduleReadings)
    .where(and(eq(scheduleReadings.weekId, weekId), sql`${scheduleReadings.readAt} >= ${since}::timestamptz`))
  return new Map(rows.map(({ driverId, readAt }) => [driverId, readAt]))
}

/** For the export: of which weeks, oldest first. */
export async function readingsOfDriver(queries: Queries, driverId: string) {
  return queries
    .select({ readAt: scheduleReadings.readAt, year: scheduleWeeks.year, week: scheduleWeeks.week })
    .from(scheduleReadings)
    .innerJoin(scheduleWeeks, eq(scheduleWeeks.id, scheduleReadings.weekId))
    .where(eq(scheduleReadings.driverId, driverId))
    .orderBy(scheduleReadings.readAt)
}

/** Of two records of one person the one that stays has read what either has. */
export async function giveReadings(tx: Tx, fromDriverId: string, toDriverId: string): Promise<void> {
  const rows = await tx
    .delete(scheduleReadings)
    .where(eq(scheduleReadings.driverId, fromDriverId))
    .returning()
  if (rows.length === 0) return
  await tx
    .insert(scheduleReadings)
    .values(rows.map((row) => ({ ...row, driverId: toDriverId })))
    .onConflictDoNothing()
}

export async function forgetReadingsOf(tx: Tx, driverIds: readonly string[]): Promise<void> {
  await tx.delete(scheduleReadings).where(inArray(scheduleReadings.driverId, [...driverIds]))
}
