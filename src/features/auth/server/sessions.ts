import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { CookieToSet } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashToken, newToken } from '#platform/server/secrets.ts'
import { MOST_SESSIONS, SESSION_LIFE, type SessionScope } from '../domain/session-life.ts'
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  keepUsedLast,
  liveSubjects,
} from './session-store.ts'

/** A cookie per scope, so that one browser may hold several sessions (D13). */
export const SESSION_COOKIES: Readonly<Record<SessionScope, string>> = {
  user: 'flotylla_user',
  fleet: 'flotylla_fleet',
  driver: 'flotylla_driver',
  fuel: 'flotylla_fuel',
}

export interface NewSession {
  readonly scope: SessionScope
  /** Id of the user or driver; 'fleet' or 'fuel' for the shared secrets. */
  readonly subject: string
  /** Revision of the secret that was checked; the session ends when that secret gets another one. */
  readonly revision?: number
  /** It ends by then at the latest. Milliseconds; of its scope's length unless told. */
  readonly longest?: number
  /** How a driver got in, and on what, for the list of the driver's devices. */
  readonly opened?: { readonly way: 'pin' | 'link'; readonly device: string | null }
}

/**
 * Opens a session and gives its token, which is nowhere kept (D39), with the cookie that carries it. Where
 * its owner has as many as may stand, the one unused longest ends.
 */
export async function openSession(
  queries: Queries,
  platform: Platform,
  wanted: NewSession,
): Promise<{ readonly token: string; readonly cookie: CookieToSet }> {
  const token = newToken()
  const absolute = Math.min(SESSION_LIFE[wanted.scope].absolute, wanted.longest ?? Number.POSITIVE_INFINITY)
  const now = instantNow(platform.clock)
  const row = {
    tokenHash: hashToken(token),
    scope: wanted.scope,
    subject: wanted.subject,
    revision: wanted.revision ?? null,
    way: wanted.opened?.way ?? null,
    device: wanted.opened?.device ?? null,
    createdAt: now,
    lastSeenAt: now,
    endsAt: instantIn(platform.clock, absolute),
  }
  await insertSession(queries, row)
  const most = MOST_SESSIONS[row.scope]
  if (most !== undefined) await keepUsedLast(queries, row, most)
  return {
    token,
    cookie: { name: SESSION_COOKIES[wanted.scope], value: token, maxAgeSeconds: absolute / 1000 },
  }
}

/**
 * Which of these sessions of drivers hold, by the hashes of their tokens, and whose each is. Who changed a
 * driver's PIN has ended them.
 */
export function liveDriverSessions(
  queries: Queries,
  { clock }: Platform,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return liveSubjects(queries, 'driver', hashes, instantNow(clock))
}

/**
 * Ends the session of this token; the next request with it is refused (Q14). Nothing happens where there is
 * none.
 */
export async function endSession(queries: Queries, token: string): Promise<void> {
  await deleteSession(queries, hashToken(token))
}

/** The same, for who kept the token's hash alone. */
export async function endSessionByHash(queries: Queries, tokenHash: string): Promise<void> {
  await deleteSession(queries, tokenHash)
}

/**
 * Ends all sessions of a user, a driver, or a shared secret: it was changed, or its owner switched off (Q14).
 * @param exceptToken the one session to keep
 */
export async function endSessionsOf(
  queries: Queries,
  scope: SessionScope,
  subject: string,
  exceptToken?: string,
): Promise<void> {
  await deleteSessionsOf(
    queries,
    scope,
    subject,
    exceptToken === undefined ? undefined : hashToken(exceptToken),
  )
}
