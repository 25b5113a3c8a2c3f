import { and, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { happenings } from './tables.ts'

export type HappeningRow = typeof happenings.$inferSelect

export async function insertHappening(tx: Tx, row: HappeningRow): Promise<void> {
  await tx.insert(happenings).values(row)
}

/** Locked until the transaction ends. */
export async function lockedHappening(tx: Tx, id: string): Promise<HappeningRow | undefined> {
  const [row] = await tx.select().from(happenings).where(eq(happenings.id, id)).for('update')
  return row
}

export async function markUndone(tx: Tx, id: string, undoneAt: string, undoneBy: string): Promise<void> {
  await tx.update(happenings).set({ undoneAt, undoneBy }).where(eq(happenings.id, id))
}

/** Those that touch a day from the first to the last, the latest entered first. */
export async function happeningsOn(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<HappeningRow[]> {
  return queries
    .select()
    .from(happenings)
    .where(and(lte(happenings.dayStart, last), gte(happenings.dayEnd, first)))
    .orderBy(desc(happenings.createdAt), happenings.id)
}

export async function happeningsOfDriver(queries: Queries, driverId: string): Promise<HappeningRow[]> {
  return queries
    .select()
    .from(happenings)
    .where(eq(happenings.driverId, driverId))
    .orderBy(happenings.dayStart, happenings.id)
}

export async function changeHappeningsOf(
  tx: Tx,
  driverId: string,
  set: Partial<Pick<HappeningRow, 'driverId' | 'note'>>,
): Promise<void> {
  await tx.update(happenings).set(set).where(eq(happenings.driverId, driverId))
}

/** Forgets what was over before this day. */
export async function forgetHappeningsBefore(queries: Queries, day: CalendarDate): Promise<void> {
  await queries.delete(happenings).where(lt(happenings.dayEnd, day))
}
