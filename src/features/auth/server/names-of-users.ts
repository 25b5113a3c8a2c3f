import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { users } from './tables.ts'

/** The names of these users as they are now, by id. */
export async function namesOfUsers(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
