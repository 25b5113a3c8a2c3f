import { desc, eq, inArray } from 'drizzle-orm'
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

/** As the payees were called at the latest closing of each, by number. */
export async function payeeNamesOf(
  queries: Queries,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (numbers.length === 0) return new Map()
  const rows = await queries
    .select({ number: settlementStatements.number, name: settlementStatements.payeeName })
    .from(settlementStatements)
    .where(inArray(settlementStatements.number, [...new Set(numbers)]))
    .orderBy(settlementStatements.version)
  return new Map(rows.map(({ number, name }) => [number, name]))
}
