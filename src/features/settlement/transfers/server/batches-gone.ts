import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { transferBatches } from './tables.ts'

/**
 * Those of the batches whose files were handed out: only of these a bank may be paying.
 * @param numbers `P/2026/48/1`
 */
export async function batchesGone(
  queries: Queries,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await queries
    .select({ number: transferBatches.number })
    .from(transferBatches)
    .where(and(inArray(transferBatches.number, [...numbers]), isNotNull(transferBatches.exportedAt)))
  return new Set(rows.map(({ number }) => number))
}
