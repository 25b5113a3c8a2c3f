import { and, eq, inArray } from 'drizzle-orm'
import type { FileKind } from '#features/income/facts/domain/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { resultColumnNames } from './tables.ts'

export async function columnNamesOf(
  queries: Queries,
  kind: FileKind,
): Promise<{ header: string; field: string }[]> {
  return queries
    .select({ header: resultColumnNames.header, field: resultColumnNames.field })
    .from(resultColumnNames)
    .where(eq(resultColumnNames.kind, kind))
    .orderBy(resultColumnNames.header)
}

export async function putColumnNames(
  tx: Tx,
  kind: FileKind,
  names: readonly { readonly header: string; readonly field: string }[],
): Promise<void> {
  const byHeader = new Map(names.map(({ header, field }) => [header, field]))
  if (byHeader.size === 0) return
  await tx
    .delete(resultColumnNames)
    .where(and(eq(resultColumnNames.kind, kind), inArray(resultColumnNames.header, [...byHeader.keys()])))
  await tx.insert(resultColumnNames).values([...byHeader].map(([header, field]) => ({ kind, header, field })))
}
