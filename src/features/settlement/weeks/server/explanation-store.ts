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

/** What somebody else explained the moment before stays as that one wrote it. */
export async function addExplanations(tx: Tx, rows: readonly ExplanationRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(settlementExplanations)
      .values([...rows])
      .onConflictDoNothing()
}
