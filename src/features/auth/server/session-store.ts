import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { SessionScope } from '../domain/session-life.ts'
import { sessions, users } from './tables.ts'

export type SessionRow = typeof sessions.$inferSelect

export interface FoundSession {
  readonly session: SessionRow
  /** Of a session of scope 'user'. */
  readonly user: typeof users.$inferSelect | null
}

export async function insertSession(queries: Queries, row: SessionRow): Promise<void> {
  await queries.insert(sessions).values(row)
}

export async function findSessions(queries: Queries, hashes: readonly string[]): Promise<FoundSession[]> {
  return queries
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, and(eq(sessions.scope, 'user'), sql`${users.id}::text = ${sessions.subject}`))
    .where(inArray(sessions.tokenHash, [...hashes]))
}

/** Of those that have not reached their end: the subject by the token's hash. */
export async function liveSubjects(
  queries: Queries,
  scope: SessionScope,
  hashes: readonly string[],
  now: string,
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await queries
    .select({ hash: sessions.tokenHash, subject: sessions.subject })
    .from(sessions)
    .where(and(eq(sessions.scope, scope), inArray(sessions.tokenHash, [...hashes]), gt(sessions.endsAt, now)))
  return new Map(rows.map(({ hash, subject }) => [hash, subject]))
}

/** All of one owner, the one used last first; those that have ended may be among them. */
export async function sessionsOf(
  queries: Queries,
  scope: SessionScope,
  subject: string,
): Promise<SessionRow[]> {
  return queries
    .select()
    .from(sessions)
    .where(and(eq(sessions.scope, scope), eq(sessions.subject, subject)))
    .orderBy(desc(sessions.lastSeenAt), sessions.tokenHash)
}

/** Of many at once. Rows are held in one order, so that two processes never wait for each other. */
export async function noteUse(queries: Queries, found: readonly FoundSession[], at: string): Promise<void> {
  const { tokenHash } = sessions
  const hashes = found.map(({ session }) => session.tokenHash)
  const held = queries
    .select({ tokenHash })
    .from(sessions)
    .where(inArray(tokenHash, hashes))
    .orderBy(tokenHash)
    .for('update')
  await queries.update(sessions).set({ lastSeenAt: at }).where(inArray(tokenHash, held))
  const ids = [...new Set(found.flatMap(({ user }) => (user ? [user.id] : [])))]
  if (ids.length === 0) return
  const heldUsers = queries
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('update')
  await queries.update(users).set({ lastSeenAt: at }).where(inArray(users.id, heldUsers))
}

export async function deleteSession(queries: Queries, hash: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.tokenHash, hash))
}

/**
 * Of one owner's that have not reached their end only this many stay: this one, and those used last. Rows are
 * held in one order, as in {@link noteUse}.
 */
export async function keepUsedLast(
  queries: Queries,
  { tokenHash: own, scope, subject, createdAt: now }: SessionRow,
  most: number,
): Promise<void> {
  const { tokenHash } = sessions
  const surplus = queries
    .select({ tokenHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.scope, scope),
        eq(sessions.subject, subject),
        gt(sessions.endsAt, now),
        ne(tokenHash, own),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), tokenHash)
    .offset(most - 1)
  const held = queries
    .select({ tokenHash })
    .from(sessions)
    .where(inArray(tokenHash, surplus))
    .orderBy(tokenHash)
    .for('update')
  await queries.delete(sessions).where(inArray(tokenHash, held))
}

/** @param except hash of the one session to keep */
export async function deleteSessionsOf(
  tx: Tx,
  scope: SessionScope,
  subject: string,
  except?: string,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.scope, scope),
        eq(sessions.subject, subject),
        except === undefined ? undefined : ne(sessions.tokenHash, except),
      ),
    )
}

/** @param before instant */
export async function deleteSessionsEndedBefore(queries: Queries, before: string): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.endsAt, before))
}
