import { and, desc, eq, inArray, max, sql } from 'drizzle-orm'
import type { FileKind } from '#features/income/facts/domain/public.ts'
import { resultFiles } from '#features/income/facts/server/public.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { resultColumnNames } from './tables.ts'

export type StoredFile = typeof resultFiles.$inferSelect

export async function fileOf(tx: Tx, kind: FileKind, sha256: string): Promise<StoredFile | undefined> {
  const [row] = await tx
    .select()
    .from(resultFiles)
    .where(and(eq(resultFiles.kind, kind), eq(resultFiles.sha256, sha256)))
  return row
}

/**
 * Only within {@link import('#features/income/facts/server/public.ts').beginResults}, or two loads get one
 * number.
 */
export async function nextLoadNo(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(resultFiles.loadNo) }).from(resultFiles)
  return (row?.last ?? 0) + 1
}

/** Stores a file, or that it was loaded again. */
export async function putFile(tx: Tx, file: StoredFile): Promise<void> {
  const { id: _id, kind: _kind, sha256: _sha, fileName: _name, ...renewed } = file
  await tx.insert(resultFiles).values(file).onConflictDoUpdate({ target: resultFiles.id, set: renewed })
}

/** Newest first, with their number. @param page from 1 */
export async function filesOnPage(
  queries: Queries,
  page: number,
  size: number,
): Promise<{ total: number; files: StoredFile[] }> {
  const files = await queries
    .select()
    .from(resultFiles)
    .orderBy(desc(resultFiles.loadNo))
    .limit(size)
    .offset((page - 1) * size)
  return { total: await queries.$count(resultFiles), files }
}

/** How many rows of these files hold, and how many of them are of people whom nobody knows yet. */
export async function rowsHeld(
  queries: Queries,
  fileIds: readonly string[],
): Promise<Map<string, { holding: number; waiting: number }>> {
  const { rows } = await queries.execute<{ id: string; holding: number; waiting: number }>(sql`
    SELECT fact.file_id AS id, count(*)::integer AS holding,
      count(*) FILTER (WHERE ref.state = 'waiting')::integer AS waiting
    FROM (
      SELECT file_id, ref_id FROM result_trips UNION ALL SELECT file_id, ref_id FROM result_orders
      UNION ALL SELECT file_id, ref_id FROM result_periods UNION ALL SELECT file_id, ref_id FROM result_settlements
    ) AS fact
    JOIN platform_drivers AS ref ON ref.id = fact.ref_id
    WHERE fact.file_id = ANY(${sql.param([...fileIds])}::uuid[])
    GROUP BY fact.file_id`)
  return new Map(rows.map(({ id, holding, waiting }) => [id, { holding, waiting }]))
}

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
