export type SessionScope = 'user' | 'fleet' | 'driver' | 'fuel'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds without use, and in all, after which a session is over (D39). */
export const SESSION_LIFE: Readonly<
  Record<SessionScope, { readonly idle: number; readonly absolute: number }>
> = {
  user: { idle: 12 * HOUR, absolute: 30 * DAY },
  fleet: { idle: 30 * DAY, absolute: 30 * DAY },
  driver: { idle: 90 * DAY, absolute: 90 * DAY },
  fuel: { idle: 12 * HOUR, absolute: 12 * HOUR },
}

/**
 * Sessions of one owner that stand at once: of one more the one unused longest ends. A secret that many share
 * has no such bound, since everybody's would end by it.
 */
export const MOST_SESSIONS: Readonly<Record<SessionScope, number | undefined>> = {
  user: 20,
  fleet: undefined,
  driver: 20,
  fuel: undefined,
}

/**
 * How old the noted last use may get before it is noted again: a write every few minutes, not on every read.
 */
export const NOTED_EVERY = 5 * 60_000

/** Whether the session lives at this moment. All in milliseconds since 1970. */
export function isAlive(
  session: { readonly scope: SessionScope; readonly lastSeen: number; readonly end: number },
  now: number,
): boolean {
  return now < session.end && now < session.lastSeen + SESSION_LIFE[session.scope].idle
}
