import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { dayLimits } from './tables.ts'

export type DayLimitRow = typeof dayLimits.$inferSelect

/** In the order of time: a limit of the night alone comes after the day's. */
const DAY_FIRST = [asc(dayLimits.date), asc(sql`${dayLimits.day} IS NULL`), asc(dayLimits.id)]

/** @param lock keeps those that are there from changing until the transaction ends */
export async function limitsOn(
  queries: Queries,
  dates: readonly CalendarDate[],
  lock: 'lock' | 'look' = 'look',
): Promise<DayLimitRow[]> {
  if (dates.length === 0) return []
  const query = queries
    .select()
    .from(dayLimits)
    .where(inArray(dayLimits.date, [...dates]))
    .orderBy(...DAY_FIRST)
  return lock === 'lock' ? query.for('update') : query
}

/** Both ends included. */
export async function limitsBetween(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<DayLimitRow[]> {
  return queries
    .select()
    .from(dayLimits)
    .where(and(gte(dayLimits.date, from), lte(dayLimits.date, to)))
    .orderBy(...DAY_FIRST)
}

/** False where another limit holds one of its shifts: the indexes refuse it, whatever happens at once. */
export async function insertLimit(tx: Tx, row: DayLimitRow): Promise<boolean> {
  const inserted = await tx
    .insert(dayLimits)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: dayLimits.id })
  return inserted.length > 0
}

/** False where it is gone, or another limit holds one of its shifts. */
export async function updateLimit(
  tx: Tx,
  { id, day, night, info, active }: Omit<DayLimitRow, 'date' | 'createdAt'>,
): Promise<boolean> {
  const changed = await tx
    .update(dayLimits)
    .set({ day, night, info, active })
    .where(eq(dayLimits.id, id))
    .returning({ id: dayLimits.id })
  return changed.length > 0
}

export async function deleteLimit(tx: Tx, id: string): Promise<DayLimitRow | undefined> {
  const [row] = await tx.delete(dayLimits).where(eq(dayLimits.id, id)).returning()
  return row
}
