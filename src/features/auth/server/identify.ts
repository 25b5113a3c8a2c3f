import { LEFT_COOKIE } from '#platform/pure/left-device.ts'
import { instantNow } from '#platform/server/clock.ts'
import { DatabaseUnavailable, type Queries } from '#platform/server/database/database.ts'
import { gatheredLookup } from '#platform/server/gathered-lookup.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import type { MountPorts } from '#platform/server/http/mount.ts'
import type { RequestTokens } from '#platform/server/http/tokens.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashToken } from '#platform/server/secrets.ts'
import { isAlive, NOTED_EVERY } from '../domain/session-life.ts'
import { type FoundSession, findSessions, noteUse } from './session-store.ts'
import { SESSION_COOKIES } from './sessions.ts'

export interface IdentifyDeps {
  /**
   * The fleet PIN's revision now; a session opened under another one is over. Undefined where there is no
   * PIN.
   */
  fleetPinRevision(queries: Queries): Promise<number | undefined>
  /** The fuel password's revision now, by the same rule. */
  fuelPasswordRevision(queries: Queries): Promise<number | undefined>
  /**
   * Revisions of the PINs of those drivers who may have a calendar now. A session opened under another
   * revision is over, and so is that of anyone who is missing here: ending the open sessions alone would miss
   * one whose PIN was being checked at that very moment.
   */
  driverPinRevisions(queries: Queries, driverIds: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/**
 * Who carries these tokens: those of sessions that live, each for its own scope. A token that is not known
 * counts as none.
 */
export function identifyCaller(platform: Platform, deps: IdentifyDeps): MountPorts['identify'] {
  const { queries } = platform.database
  const sessionsOf = gatheredLookup<string, FoundSession>(async (hashes) => {
    const found = await findSessions(queries, hashes)
    return new Map(found.map((each) => [each.session.tokenHash, each]))
  })
  const driverRevisions = gatheredLookup<string, number>((ids) => deps.driverPinRevisions(queries, ids))
  const notedUses = gatheredLookup<FoundSession, true>(async (found) => {
    await noteUse(queries, found, instantNow(platform.clock))
    return new Map()
  })
  /** A database that can only be read just now must not lock out those who are logged in. */
  const note = async (found: FoundSession): Promise<void> => {
    try {
      await notedUses([found])
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  }
  const rightsOf = async ({ session, user }: FoundSession): Promise<Partial<Caller> | undefined> => {
    const { scope, subject, revision } = session
    switch (scope) {
      case 'user':
        if (!user?.active) return undefined
        return {
          user: { id: user.id, login: user.login, name: user.name, admin: user.admin, money: user.money },
        }
      case 'fleet':
        return revision === ((await deps.fleetPinRevision(queries)) ?? null) ? { fleet: true } : undefined
      case 'driver':
        return revision === (await driverRevisions([subject])).get(subject)
          ? { driver: { id: subject } }
          : undefined
      case 'fuel':
        return revision === ((await deps.fuelPasswordRevision(queries)) ?? null) ? { fuel: true } : undefined
    }
  }
  return async (tokens) => {
    const hashes = tokensOf(tokens).map(hashToken)
    if (hashes.length === 0) return { address: tokens.address, ...deadAmong(tokens, new Set()) }
    const known = await sessionsOf(hashes)
    const now = platform.clock.now().getTime()
    const carried = hashes.flatMap((hash) => known.get(hash) ?? [])
    const alive = carried.filter(({ session }) =>
      isAlive(
        {
          scope: session.scope,
          lastSeen: Date.parse(session.lastSeenAt),
          end: Date.parse(session.endsAt),
        },
        now,
      ),
    )
    let caller: Caller = { address: tokens.address }
    const living = new Set<string>()
    for (const found of alive) {
      const rights = await rightsOf(found)
      if (!rights) continue
      caller = { ...caller, ...rights }
      living.add(found.session.tokenHash)
      if (now - Date.parse(found.session.lastSeenAt) >= NOTED_EVERY) await note(found)
    }
    return { ...caller, livingTokens: [...living], ...deadAmong(tokens, living) }
  }
}

/** @param living hashes of the tokens that open something */
function deadAmong({ cookie }: RequestTokens, living: ReadonlySet<string>): Pick<Caller, 'deadCookies'> {
  // Of who has left the device they are ended in the database, before they leave it.
  const dead = namesOf(cookie).filter((name) => {
    const token = cookie(name)
    return token !== undefined && !living.has(hashToken(token))
  })
  return dead.length > 0 ? { deadCookies: dead } : {}
}

/** The cookies that open something: no calendar once its driver has logged out on the device. */
function namesOf(cookie: RequestTokens['cookie']): string[] {
  const { fleet, driver, ...others } = SESSION_COOKIES
  const open = Object.values(others)
  return cookie(LEFT_COOKIE) === undefined ? [...open, fleet, driver] : open
}

function tokensOf({ bearer, cookie }: RequestTokens): string[] {
  const tokens = [bearer, ...namesOf(cookie).map(cookie)]
  return [...new Set(tokens.filter((token) => token !== undefined && /^[\w-]{43}$/.test(token)))] as string[]
}
