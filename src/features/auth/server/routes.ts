import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { UserCaller } from '#platform/server/http/caller.ts'
import {
  type CallContext,
  proves,
  type Route,
  reads,
  writes,
  writesAfter,
} from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import {
  changeOwnPassword,
  createFirstAdministrator,
  firstStartState,
  LEAST_PASSWORD,
  logIn,
  logOut,
  whoAmI,
} from '../contract.ts'
import { checkLogin, loginDoor } from './check-login.ts'
import type { Doors } from './doors/door.ts'
import { doorRoutes } from './doors/routes.ts'
import { firstStartIsNeeded, isFirstStartCode, makeFirstAdministrator } from './first-start.ts'
import { secondFactorRoutes } from './second-factor-routes.ts'
import { consumeSecondFactor } from './second-factor-store.ts'
import { endSession, endSessionsOf, openSession, SESSION_COOKIES } from './sessions.ts'
import { userRoutes } from './user-routes.ts'
import { noteLogin, type UserRow, updateUser } from './user-store.ts'
import { isWeakPassword } from './weak-password.ts'

export function authRoutes(platform: Platform, throttle: Throttle, doors: Doors): Route[] {
  const { secrets } = platform
  const keysOf = (context: CallContext) => ({ address: context.caller.address, device: deviceOf(context) })

  return [
    // Minds its own transactions: the password check must not hold one.
    proves(logIn, async ({ code, ...attempt }, context) => {
      const checked = await checkLogin(platform, throttle, attempt, { ...keysOf(context), code })
      if (checked.kind === 'throttled')
        return fail({ code: 'too_many_tries', ...(code ? { facts: { tried: 'entry-code' } as const } : {}) })
      if (checked.kind === 'code needed') return fail({ code: 'second_factor_needed' })
      if (checked.kind === 'wrong code') return fail({ code: 'wrong_second_factor' })
      if (checked.kind === 'lost secret') return fail({ code: 'second_factor_lost' })
      return checked.kind === 'right' ? ok(checked) : fail({ code: 'wrong_login' })
    }).reads(async (attempt, context) => {
      const checked = context.proven
      const { factor } = checked
      const { id, login, name, admin, money } = checked.user
      const opened = await platform.database.transaction(async (tx) => {
        if (factor && !(await consumeSecondFactor(tx, id, factor))) return 'wrong_second_factor'
        if (!(await noteLogin(tx, checked.user, instantNow(platform.clock)))) return 'wrong_login'
        return openSession(tx, platform, { scope: 'user', subject: id })
      })
      if (typeof opened === 'string') return fail({ code: opened })
      const { token, cookie } = opened
      context.setCookie(cookie)
      context.audit({ user: id })
      const passwordTooWeak = await isTooWeak(attempt.password, checked.user)
      return ok({
        jwt: token,
        id,
        user: { id, login, name, admin, money },
        ...(passwordTooWeak ? { passwordTooWeak } : {}),
      })
    }),

    reads(whoAmI, async (_, { caller }) => {
      const user = caller.user as UserCaller
      return ok({ id: user.id, user })
    }),

    writes(logOut, async (_, { tx, bearer, cookie, setCookie }) => {
      for (const token of [bearer, cookie(SESSION_COOKIES.user)]) if (token) await endSession(tx, token)
      setCookie({ name: SESSION_COOKIES.user, value: '', maxAgeSeconds: 0 })
      return ok({ status: 'ok' })
    }),

    reads(firstStartState, async (_, { queries }) => ok({ needed: await firstStartIsNeeded(queries) })),

    proves(createFirstAdministrator, async ({ code }, context) => {
      if (!(await firstStartIsNeeded(context.queries))) return fail({ code: 'already_started' })
      const outcome = await throttle.attempt('first-start', keysOf(context), async () =>
        isFirstStartCode(platform, code),
      )
      if (outcome === 'throttled') return fail({ code: 'too_many_tries' })
      return outcome === 'right' ? ok({ by: 'console' }) : fail({ code: 'wrong_code' })
    }).reads(async ({ login, name, password }) => {
      if (await isWeakPassword(password, [login, name])) return fail({ code: 'password_too_weak' })
      const passwordHash = await secrets.hashPassword(password)
      const made = await makeFirstAdministrator(platform, { login, name, passwordHash })
      return made ? ok({ status: 'ok' }) : fail({ code: 'already_started' })
    }),

    writesAfter(
      changeOwnPassword,
      async ({ currentPassword, newPassword }, context) => {
        const { login, name } = context.caller.user as UserCaller
        const attempt = { login, password: currentPassword }
        const keys = keysOf(context)
        const checked = await checkLogin(platform, throttle, attempt, keys, 'password')
        const weak = await isWeakPassword(newPassword, [login, name])
        const passwordHash = checked.kind === 'right' && !weak ? await secrets.hashPassword(newPassword) : ''
        return { checked, passwordHash, weak, keys }
      },
      async (_, { tx, prepared: { checked, passwordHash, weak, keys }, bearer, cookie }) => {
        if (checked.kind === 'throttled') return fail({ code: 'too_many_tries' })
        if (checked.kind !== 'right') return fail({ code: 'wrong_login' })
        if (weak) return fail({ code: 'password_too_weak' })
        if (!(await noteLogin(tx, checked.user, instantNow(platform.clock))))
          return fail({ code: 'wrong_login' })
        const { id } = checked.user
        await updateUser(tx, id, { passwordHash })
        await endSessionsOf(tx, 'user', id, bearer ?? cookie(SESSION_COOKIES.user))
        await throttle.remember(tx, 'login', { ...keys, ...loginDoor(platform, { id, passwordHash }) })
        return ok({ status: 'ok' })
      },
    ),

    ...secondFactorRoutes(platform, throttle),
    ...userRoutes(platform, throttle),
    ...doorRoutes(platform, throttle, doors),
  ]
}

/** A password from before today's rule still opens; the page asks for another one. */
async function isTooWeak(password: string, { login, name }: UserRow): Promise<boolean> {
  return password.length < LEAST_PASSWORD || (await isWeakPassword(password, [login, name]))
}
