import { and, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { isAbout } from './about-driver.ts'
import { entryId } from './entry-id.ts'
import { auditLog } from './tables.ts'

export type AuditRow = typeof auditLog.$inferSelect

export interface AuditQuestion {
  /** Fleet dates, both included. */
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
  readonly actor?: string | undefined
  /** Only what was done about this driver. */
  readonly driver?: string | undefined
  /** Actions that are left out. */
  readonly without?: readonly string[]
  readonly limit: number
  /** Id of an entry: only older ones. */
  readonly before?: string | undefined
}

/** Rows of one statement at the most; PostgreSQL takes 65,535 values. */
const AT_ONCE = 1000
/** What somebody is told of, rather than looks up. */
const MOST_TOLD = 50

export async function insertEntries(queries: Queries, many: readonly Omit<AuditRow, 'id'>[]): Promise<void> {
  const rows = many.map((entry) => ({ id: entryId(entry.at), ...entry }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await queries.insert(auditLog).values(rows.slice(at, at + AT_ONCE))
}

/** Newest first. */
export async function entries(queries: Queries, question: AuditQuestion): Promise<AuditRow[]> {
  const midnight = (date: CalendarDate) => sql`(${date}::timestamp AT TIME ZONE 'Europe/Warsaw')`
  const { from, to, actor, driver, without, before } = question
  return queries
    .select()
    .from(auditLog)
    .where(
      and(
        from && gte(auditLog.at, midnight(from)),
        to && lt(auditLog.at, midnight(addDays(to, 1))),
        actor === undefined ? undefined : eq(auditLog.actor, actor),
        driver === undefined ? undefined : isAbout(driver),
        without && notInArray(auditLog.action, [...without]),
        before === undefined
          ? undefined
          : sql`(${auditLog.at}, ${auditLog.id}) < (SELECT at, id FROM audit_log WHERE id = ${before})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(question.limit)
}

/** What was done by these calls since an instant, newest first; not what was refused. */
export async function entriesOfActions(
  queries: Queries,
  { actions, since }: { readonly actions: readonly string[]; readonly since: string },
): Promise<AuditRow[]> {
  return queries
    .select()
    .from(auditLog)
    .where(and(gte(auditLog.at, since), inArray(auditLog.action, [...actions]), eq(auditLog.outcome, 'done')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST_TOLD)
}

/** @param before instant */
export async function deleteEntriesBefore(queries: Queries, before: string): Promise<void> {
  await queries.delete(auditLog).where(lt(auditLog.at, before))
}
