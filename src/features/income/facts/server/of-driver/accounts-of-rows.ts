import { sql } from 'drizzle-orm'
import { rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * Whom of a file these rows speak of, also where something else holds by now: the reference, by `load:row`.
 * Rows of a load that was taken back are missing.
 */
export async function accountsOfRows(
  queries: Queries,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = names.flatMap((name) => {
    const told = /^(\d{1,9}):(\d{1,9})$/.exec(name)
    return told ? [{ name, load: Number(told[1]), row: Number(told[2]) }] : []
  })
  if (rows.length === 0) return new Map()
  const wanted = rowsAsTable('wanted', rows, [
    { name: 'name', type: 'text', value: ({ name }) => name },
    { name: 'load_no', type: 'integer', value: ({ load }) => load },
    { name: 'row_no', type: 'integer', value: ({ row }) => row },
  ])
  const found = await queries.execute<{ name: string; refId: string }>(sql`
    SELECT DISTINCT wanted.name, told.ref_id AS "refId" FROM ${wanted}
    JOIN income_statements AS told ON told.load_no = wanted.load_no AND told.row_no = wanted.row_no`)
  return new Map(found.rows.map(({ name, refId }) => [name, refId]))
}
