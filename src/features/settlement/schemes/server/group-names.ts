import type { Queries } from '#platform/server/database/database.ts'
import { schemeGroups } from './tables.ts'

/** What the groups are called now, by id. */
export async function groupNames(queries: Queries): Promise<Map<string, string>> {
  const rows = await queries.select({ id: schemeGroups.id, name: schemeGroups.name }).from(schemeGroups)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
