import {
  type AccessRule,
  type AdminPart,
  isByCredential,
  isOpenToAll,
  type SessionRule,
} from '#platform/pure/access.ts'

/** Who is calling. One request may carry several sessions of different scopes (D13, D39). */
export interface Caller {
  readonly address: string
  /** The tab of a browser in which our own page runs, as it names itself; no more than a name. */
  readonly tab?: string
  readonly user?: UserCaller
  /** The fleet's PIN was given. */
  readonly fleet?: true
  /** A driver's phone and PIN were given. */
  readonly driver?: { readonly id: string }
  /** The fuel password was given. */
  readonly fuel?: true
  /** Names of the session cookies on the request that open nothing (any more). */
  readonly deadCookies?: readonly string[]
  /** Hashes of the tokens on the request that open something. */
  readonly livingTokens?: readonly string[]
}

export interface UserCaller {
  readonly id: string
  readonly login: string
  readonly name: string
  readonly admin: boolean
  /** May settle, pay and see account numbers; the admin flag does not bring it along. */
  readonly money: boolean
}

/** Rules that a session of a user alone does not do for. */
const NEEDS_RIGHT: ReadonlySet<AccessRule> = new Set(['admin', 'money', 'admin-money'])

/**
 * What the caller's sessions are good for. `proof`: the credential on the call decides. `login` asks for a
 * session of the right scope (401); `flag` says that the session lacks the right (403).
 */
export function entryOf(access: AccessRule, caller: Caller): 'open' | 'proof' | 'login' | 'flag' {
  if (isByCredential(access)) return holdsOneOf(access.or, caller) ? 'open' : 'proof'
  if (isOpenToAll(access) || holds(access, caller)) return 'open'
  return NEEDS_RIGHT.has(access) && caller.user ? 'flag' : 'login'
}

export function holdsOneOf(rules: readonly SessionRule[] = [], caller: Caller): boolean {
  return rules.some((rule) => holds(rule, caller))
}

/** Whether the input lies in the part of the call that is for administrators, and the caller is none. */
export function lacksFlagFor(part: AdminPart | undefined, { user }: Caller, input: object): boolean {
  if (part === undefined || user?.admin === true) return false
  return part.values.some((value) => value === (input as Record<string, unknown>)[part.field])
}

function holds(rule: SessionRule, { user, fleet, driver, fuel }: Caller): boolean {
  switch (rule) {
    case 'calendar':
      return fleet === true || user !== undefined
    case 'own-calendar':
      return driver !== undefined
    case 'fuel':
      return fuel === true || user !== undefined
    case 'user':
      return user !== undefined
    case 'admin':
      return user?.admin === true
    case 'money':
      return user?.money === true
    case 'admin-money':
      return user?.admin === true && user.money
  }
}

/** The caller without anything that a session says. */
export function unknownCaller({ address, tab }: Caller): Caller {
  return { address, ...(tab === undefined ? {} : { tab }) }
}

/** The name under which a record keeps who made it: the user's, as it is at that moment. */
export function nameOfCaller(caller: Caller): string {
  return caller.user?.name ?? actorOf(caller)
}

/** How the audit log names the caller: never by phone or name. */
export function actorOf(caller: Caller): string {
  if (caller.user) return `user:${caller.user.id}`
  if (caller.driver) return `driver:${caller.driver.id}`
  if (caller.fuel) return 'fuel'
  return caller.fleet ? 'fleet-pin' : 'nobody'
}
