import { desc, eq } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { settlementStatements } from './tables.ts'

/** As the payee was called at the latest closing; undefined where there is no such statement. */
export async function payeeNameOf(queries: Queries, number: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ name: settlementStatements.payeeName })
    .from(settlementStatements)
    .where(eq(settlementStatements.number, number))
    .orderBy(desc(settlementStatements.version))
    .limit(1)
  return row?.name
}
