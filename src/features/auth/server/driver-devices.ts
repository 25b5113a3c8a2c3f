import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashToken } from '#platform/server/secrets.ts'
import { isAlive } from '../domain/session-life.ts'
import { deleteSession, type SessionRow, sessionsOf } from './session-store.ts'

/** A device on which a driver is logged in. */
export interface DriverDevice {
  /** Names the session and opens nothing. */
  readonly id: string
  /** Null of a session from before this was kept. */
  readonly way: 'pin' | 'link' | null
  /** `Chrome, Android`; null where it is not known. */
  readonly device: string | null
  /** Instants; the last use is noted every five minutes at most. */
  readonly since: string
  readonly lastUsed: string
  /** Carries the token that was asked with. */
  readonly isOwn: boolean
}

/**
 * Where a driver is logged in now, the one used last first.
 * @param revision of the driver's PIN as it is now: sessions of another one open nothing
 * @param token of the device that asks
 */
export async function devicesOfDriver(
  queries: Queries,
  { clock, secrets }: Platform,
  driverId: string,
  revision: number | undefined,
  token?: string,
): Promise<DriverDevice[]> {
  const now = clock.now().getTime()
  const own = token === undefined ? undefined : hashToken(token)
  const rows = await sessionsOf(queries, 'driver', driverId)
  return rows
    .filter((row) => row.revision === (revision ?? null) && isLive(row, now))
    .map((row) => ({
      id: nameOf(secrets, row),
      way: row.way,
      device: row.device,
      since: row.createdAt,
      lastUsed: row.lastSeenAt,
      isOwn: row.tokenHash === own,
    }))
}

/** Ends a driver's session by the id under which it is listed. @returns false where there is none */
export async function endDriverDevice(
  tx: Tx,
  { secrets }: Platform,
  driverId: string,
  id: string,
): Promise<boolean> {
  const row = (await sessionsOf(tx, 'driver', driverId)).find((each) => nameOf(secrets, each) === id)
  if (!row) return false
  await deleteSession(tx, row.tokenHash)
  return true
}

function isLive({ lastSeenAt, endsAt }: SessionRow, now: number): boolean {
  return isAlive({ scope: 'driver', lastSeen: Date.parse(lastSeenAt), end: Date.parse(endsAt) }, now)
}

/** Hashes of tokens stay in the database. */
function nameOf(secrets: Platform['secrets'], { tokenHash }: SessionRow): string {
  return secrets.fingerprint(`driver device\n${tokenHash}`).slice(0, 22)
}
