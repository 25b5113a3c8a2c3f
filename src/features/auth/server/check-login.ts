import type { Platform } from '#platform/server/platform.ts'
import type { Throttle, ThrottleKeys } from '#platform/server/throttle.ts'
import { loginKeyOf } from '../domain/login-key.ts'
import { hashRecoveryCode, stepOfCode } from './second-factor.ts'
import { isRecoveryCode, type SecondFactor } from './second-factor-store.ts'
import { type UserRow, userByLogin } from './user-store.ts'

export type LoginCheck =
  | {
      readonly kind: 'right'
      readonly user: UserRow
      /**
       * Undefined where the user has none, or where none was asked for. Still to be used up
       * (`consumeSecondFactor`).
       */
      readonly factor: SecondFactor | undefined
    }
  | { readonly kind: 'wrong' | 'throttled' | Lack }

/**
 * The password is right, the code is missing, wrong, or can't be judged since the key that sealed its secret
 * is lost.
 */
type Lack = 'code needed' | 'wrong code' | 'lost secret'

interface LoginAttempt {
  readonly login: string
  readonly password: string
  readonly secondFactor?: string | undefined
}

/**
 * Checks login, password and, where the user has one, the second factor through the throttle. A login that
 * does not exist costs the time of a wrong password (Q13). A try without the code counts as failed until the
 * code comes from the same device, so that whoever knows the password guesses no more codes a day than
 * passwords.
 * @param asks whether the second factor is asked for; not where one is logged in already
 */
export async function checkLogin(
  platform: Platform,
  throttle: Throttle,
  attempt: LoginAttempt,
  keys: Pick<ThrottleKeys, 'address' | 'device' | 'code'>,
  asks: 'password' | 'both' = 'both',
): Promise<LoginCheck> {
  const account = loginKeyOf(attempt.login)
  const tried = await userByLogin(platform.database.queries, account)
  const door = tried ? loginDoor(platform, tried) : { account, invented: true }
  const found: { user?: UserRow; factor?: SecondFactor; lacks?: Lack } = {}
  const outcome = await throttle.attempt('login', { ...keys, ...door }, async () => {
    const user = await userByLogin(platform.database.queries, account)
    if (!user) {
      await platform.secrets.pretendToCheck(attempt.password)
      return false
    }
    if (!(await platform.secrets.passwordMatches(user.passwordHash, attempt.password)) || !user.active)
      return false
    found.user = user
    if (asks === 'password' || user.totpSecret === null) return true
    const { secondFactor } = attempt
    const factor = secondFactor === undefined ? 'code needed' : await factorOf(platform, user, secondFactor)
    if (typeof factor === 'string') found.lacks = factor
    else found.factor = factor
    return found.lacks === undefined
  })
  if (outcome === 'throttled') return { kind: 'throttled' }
  if (outcome === 'right' && found.user) return { kind: 'right', user: found.user, factor: found.factor }
  return { kind: found.lacks ?? 'wrong' }
}

/**
 * What this code stands for. Using it up is the login's own transaction: of two tries with one code the
 * second fails there.
 */
async function factorOf(
  platform: Platform,
  user: UserRow,
  code: string,
): Promise<SecondFactor | 'wrong code' | 'lost secret'> {
  const recoveryCode = hashRecoveryCode(user.id, code)
  if (await isRecoveryCode(platform.database.queries, user.id, recoveryCode)) return { recoveryCode }
  if (user.totpSecret === null) return 'wrong code'
  const secret = platform.secrets.tryOpen(user.totpSecret)
  if (secret === undefined) return 'lost secret'
  const step = stepOfCode(platform, secret, code)
  return step === undefined || step <= (user.totpLastStep ?? 0) ? 'wrong code' : { step }
}

/** A user's password as a door: another one has devices and counters of its own. */
export function loginDoor(
  { secrets }: Platform,
  { id, passwordHash }: Pick<UserRow, 'id' | 'passwordHash'>,
): { readonly account: string; readonly secret: string } {
  return { account: id, secret: secrets.fingerprint(`login\n${passwordHash}`).slice(0, 12) }
}
