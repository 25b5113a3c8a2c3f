import { and, eq } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { settlementExplanations } from './tables.ts'

export type ExplanationRow = typeof settlementExplanations.$inferSelect

/** By driver. */
export async function explanationsOf(
  queries: Queries,
  { year, week }: Week,
): Promise<Map<string, ExplanationRow[]>> {
  const rows = await queries
    .select()
    .from(settlementExplanations)
    .where(and(eq(settlementExplanations.year, year), eq(settlementExplanations.week, week)))
    .orderBy(settlementExplanations.explainedAt)
  return Map.groupBy(rows, ({ driverId }) => driverId)
}

/** False where there is none. */
export async function removeExplanation(
  tx: Tx,
  { year, week, driverId, code, subject }: Omit<ExplanationRow, 'reason' | 'explainedAt' | 'explainedBy'>,
): Promise<boolean> {
  const gone = await tx
    .delete(settlementExplanations)
    .where(
      and(
        eq(settlementExplanations.year, year),
        eq(settlementExplanations.week, week),
        eq(settlementExplanations.driverId, driverId),
        eq(settlementExplanations.code, code),
        eq(settlementExplanations.subject, subject),
      ),
    )
    .returning({ code: settlementExplanations.code })
  return gone.length > 0
}

/** What somebody else explained the moment before stays as that one wrote it. */
export async function addExplanations(tx: Tx, rows: readonly ExplanationRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(settlementExplanations)
      .values([...rows])
      .onConflictDoNothing()
}
