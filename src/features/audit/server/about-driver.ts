import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { auditLog } from './tables.ts'

/** What was done about a driver, and by the driver; oldest first. */
export function entriesAboutDriver(
  queries: Queries,
  driverId: string,
): Promise<(typeof auditLog.$inferSelect)[]> {
  return queries
    .select()
    .from(auditLog)
    .where(or(isAbout(driverId), eq(auditLog.actor, `driver:${driverId}`)))
    .orderBy(asc(auditLog.at), asc(auditLog.id))
}

/** Written so that the index of such entries serves it. */
export function isAbout(driverId: string) {
  return sql`(${auditLog.details} ? 'driver' AND ${auditLog.details} ->> 'driver' = ${driverId})`
}

/**
 * Takes details out that hold one of these words. The log keeps ids only, so there should be none.
 * @param words at least one
 */
export async function forgetInAudit(tx: Tx, words: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: auditLog.id, details: auditLog.details })
    .from(auditLog)
    .where(or(...words.map((word) => sql`position(lower(${word}) in lower(${auditLog.details}::text)) > 0`)))
  for (const { id, details } of rows) {
    const left = Object.entries(details).filter(([, value]) => !words.some((word) => holds(value, word)))
    await tx
      .update(auditLog)
      .set({ details: Object.fromEntries(left) })
      .where(eq(auditLog.id, id))
  }
}

/**
 * Takes the reasons out that somebody wrote freely in what was done about these drivers: who is erased takes
 * along every word about the person's money.
 */
export async function forgetReasonsAbout(tx: Tx, driverIds: readonly string[]): Promise<void> {
  await tx
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'reason'` })
    .where(and(or(...driverIds.map(isAbout)), sql`${auditLog.details} ? 'reason'`))
}

function holds(value: string | number | boolean, word: string): boolean {
  return String(value).toLowerCase().includes(word.toLowerCase())
}
