import type { AccessRule } from '#platform/pure/endpoint.ts'

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
}

export interface UserCaller {
  readonly id: string
  readonly login: string
  readonly name: string
  readonly admin: boolean
}

/** `login` asks for a session of the right scope (401); `flag` says that the session lacks the right (403). */
export function accessRefusal(rule: AccessRule, caller: Caller): 'login' | 'flag' | undefined {
  switch (rule) {
    case 'anyone':
      return undefined
    case 'own-calendar':
      return caller.driver ? undefined : 'login'
    case 'fuel':
      return caller.fuel || caller.user ? undefined : 'login'
    case 'user':
      return caller.user ? undefined : 'login'
    case 'admin':
      if (!caller.user) return 'login'
      return caller.user.admin ? undefined : 'flag'
  }
}

/** How the audit log names the caller: never by phone or name. */
export function actorOf(caller: Caller): string {
  if (caller.user) return `user:${caller.user.id}`
  if (caller.driver) return `driver:${caller.driver.id}`
  if (caller.fuel) return 'fuel'
  return caller.fleet ? 'fleet-pin' : 'nobody'
}
