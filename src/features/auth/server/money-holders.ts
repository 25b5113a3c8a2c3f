import { and, asc } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { users } from './tables.ts'

/** Who has the right to money and may log in, by name. */
export function moneyHolders(queries: Queries): Promise<{ id: string; name: string }[]> {
  return queries
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(users.active, users.money))
    .orderBy(asc(users.name), asc(users.id))
}
