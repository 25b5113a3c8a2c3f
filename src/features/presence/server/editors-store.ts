import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { scheduleEditors } from './tables.ts'

export type EditorRow = typeof scheduleEditors.$inferSelect

/**
 * Somebody's tab has this week open. `since` stays what it was while the tab has been heard of for this week
 * all along.
 * @param goneBefore who was last seen then or earlier has been away
 */
export async function noteEditor(
  queries: Queries,
  seen: Omit<EditorRow, 'since'>,
  goneBefore: string,
): Promise<void> {
  const { name, year, week, seenAt } = seen
  const { since, ...was } = scheduleEditors
  const stayed = and(eq(was.year, year), eq(was.week, week), gt(was.seenAt, goneBefore))
  await queries
    .insert(scheduleEditors)
    .values({ ...seen, since: seenAt })
    .onConflictDoUpdate({
      target: [scheduleEditors.userId, scheduleEditors.sessionId],
      set: {
        ...{ name, year, week, seenAt },
        since: sql`case when ${stayed} then ${since} else ${seenAt}::timestamptz end`,
      },
    })
}

/**
 * The tab has left this week, without effect where it has gone on to another one already; or whichever it had
 * open.
 */
export async function dropEditor(
  queries: Queries,
  { userId, sessionId }: Pick<EditorRow, 'userId' | 'sessionId'>,
  left: Week | undefined,
): Promise<void> {
  await queries
    .delete(scheduleEditors)
    .where(
      and(
        eq(scheduleEditors.userId, userId),
        eq(scheduleEditors.sessionId, sessionId),
        left && eq(scheduleEditors.year, left.year),
        left && eq(scheduleEditors.week, left.week),
      ),
    )
}

/** Those seen after an instant, in the order in which they came. */
export async function editorsOf(queries: Queries, { year, week }: Week, after: string): Promise<EditorRow[]> {
  return queries
    .select()
    .from(scheduleEditors)
    .where(
      and(eq(scheduleEditors.year, year), eq(scheduleEditors.week, week), gt(scheduleEditors.seenAt, after)),
    )
    .orderBy(asc(scheduleEditors.since), asc(scheduleEditors.userId), asc(scheduleEditors.sessionId))
}

export async function sweepEditors(queries: Queries, goneBefore: string): Promise<void> {
  await queries.delete(scheduleEditors).where(lte(scheduleEditors.seenAt, goneBefore))
}
