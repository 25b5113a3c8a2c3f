import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { resultKeptMonths } from '../tables.ts'

/** What was kept of the months of these dates is no longer true; the sums go with their month. */
export async function forgetMonths(tx: Tx, dates: readonly string[]): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${resultKeptMonths} WHERE month IN (
      SELECT date_trunc('month', touched.date::timestamp)::date FROM unnest(${sql.param([...dates])}::date[]) AS touched (date))`)
}
