import { and, ne } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import { users } from './tables.ts'

/** Whether anybody else who may log in has the right to money. @param userId who is left out */
export async function othersHaveMoney(queries: Queries, userId: string): Promise<boolean> {
  const [other] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(users.active, users.money, ne(users.id, userId)))
    .limit(1)
  return other !== undefined
}
