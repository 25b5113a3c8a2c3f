import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { firstStart, users } from './tables.ts'

export type UserRow = typeof users.$inferSelect

export async function allUsers(queries: Queries): Promise<UserRow[]> {
  return queries.select().from(users).orderBy(sql`${users.loginKey} COLLATE "C"`)
}

export async function someUserExists(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** @param loginKey the login in lower case */
export async function userByLogin(queries: Queries, loginKey: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.loginKey, loginKey))
  return row
}

export async function userById(queries: Queries, id: string): Promise<UserRow | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, id))
  return row
}

export async function usersWithIds(queries: Queries, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  return queries
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
}

/** False where the login is taken. */
export async function insertUser(tx: Tx, row: UserRow): Promise<boolean> {
  const inserted = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id })
  return inserted.length > 0
}

export async function updateUser(
  tx: Tx,
  id: string,
  change: Partial<Pick<UserRow, 'name' | 'admin' | 'money' | 'active' | 'passwordHash'>>,
): Promise<boolean> {
  const updated = await tx.update(users).set(change).where(eq(users.id, id)).returning({ id: users.id })
  return updated.length > 0
}

/**
 * Notes that this user, as read with the password that was checked, is here. False where the password has
 * been changed or the user switched off since: whoever changes it waits for this transaction, and ends its
 * session too (Q14).
 */
export async function noteLogin(tx: Tx, { id, passwordHash }: UserRow, at: string): Promise<boolean> {
  const noted = await tx
    .update(users)
    .set({ lastSeenAt: at })
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), users.active))
    .returning({ id: users.id })
  return noted.length > 0
}

/** Ids of the active administrators, who stay so until the transaction ends. */
export async function lockAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(users.admin, users.active))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** False where somebody has made the first administrator already. */
export async function claimFirstStart(tx: Tx, at: string): Promise<boolean> {
  const claimed = await tx
    .insert(firstStart)
    .values({ id: 'first', at })
    .onConflictDoNothing()
    .returning({ id: firstStart.id })
  return claimed.length > 0
}
