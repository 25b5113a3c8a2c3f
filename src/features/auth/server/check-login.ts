import type { Platform } from '#platform/server/platform.ts'
import type { Throttle, ThrottleKeys } from '#platform/server/throttle.ts'
import { loginKeyOf } from '../domain/login-key.ts'
import { type UserRow, userByLogin } from './user-store.ts'

export type LoginCheck =
  | { readonly kind: 'right'; readonly user: UserRow }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled' }

/** Checks login and password through the throttle. A login that does not exist costs the time of a wrong password (Q13). */
export async function checkLogin(
  platform: Platform,
  throttle: Throttle,
  attempt: { readonly login: string; readonly password: string },
  keys: Pick<ThrottleKeys, 'address' | 'device' | 'code'>,
): Promise<LoginCheck> {
  const account = loginKeyOf(attempt.login)
  const found = await userByLogin(platform.database.queries, account)
  const door = found ? loginDoor(platform, found) : { account, invented: true }
  let user: UserRow | undefined
  const outcome = await throttle.attempt('login', { ...keys, ...door }, async () => {
    user = await userByLogin(platform.database.queries, account)
    if (!user) {
      await platform.secrets.pretendToCheck(attempt.password)
      return false
    }
    return (await platform.secrets.passwordMatches(user.passwordHash, attempt.password)) && user.active
  })
  if (outcome !== 'right' || !user) return { kind: outcome === 'throttled' ? 'throttled' : 'wrong' }
  return { kind: 'right', user }
}

/** A user's password as a door: another one has devices and counters of its own. */
export function loginDoor(
  { secrets }: Platform,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): { readonly account: string; readonly secret: string } {
  return { account: id, secret: secrets.fingerprint(`login\n${passwordHash}`).slice(0, 12) }
}
