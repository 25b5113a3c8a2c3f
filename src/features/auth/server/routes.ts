import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { UserCaller } from '#platform/server/http/caller.ts'
import { type CallContext, type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import {
  changeOwnPassword,
  createFirstAdministrator,
  firstStartState,
  logIn,
  logOut,
  whoAmI,
} from '../contract.ts'
import { authTexts } from '../texts.ts'
import { checkLogin, loginDoor } from './check-login.ts'
import type { DoorPorts } from './doors/door-ports.ts'
import { doorRoutes } from './doors/routes.ts'
import { firstStartIsNeeded, isFirstStartCode, makeFirstAdministrator } from './first-start.ts'
import { endSession, endSessionsOf, openSession, SESSION_COOKIES } from './sessions.ts'
import { userRoutes } from './user-routes.ts'
import { noteLogin, updateUser } from './user-store.ts'

export function authRoutes(platform: Platform, throttle: Throttle, ports: DoorPorts): Route[] {
  const { secrets } = platform
  const keysOf = (context: CallContext) => ({ address: context.caller.address, device: deviceOf(context) })

  return [
    // Minds its own transactions: the password check must not hold one.
    reads(logIn, async ({ code, ...attempt }, context) => {
      const checked = await checkLogin(platform, throttle, attempt, { ...keysOf(context), code })
      if (checked.kind === 'throttled')
        return fail({ code: 'too_many_tries', ...(code ? { msg: authTexts.wrongEntryCode } : {}) })
      if (checked.kind === 'wrong') return fail({ code: 'wrong_login' })
      const { id, login, name, admin } = checked.user
      const opened = await platform.database.transaction(async (tx) =>
        (await noteLogin(tx, checked.user, instantNow(platform.clock)))
          ? openSession(tx, platform, { scope: 'user', subject: id })
          : undefined,
      )
      if (!opened) return fail({ code: 'wrong_login' })
      const { token, cookie } = opened
      context.setCookie(cookie)
      context.audit({ user: id })
      return ok({ jwt: token, id, user: { id, login, name, admin } })
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

    reads(createFirstAdministrator, async ({ code, login, name, password }, context) => {
      if (!(await firstStartIsNeeded(context.queries))) return fail({ code: 'already_started' })
      const outcome = await throttle.attempt('first-start', keysOf(context), async () =>
        isFirstStartCode(platform, code),
      )
      if (outcome === 'throttled') return fail({ code: 'too_many_tries' })
      if (outcome === 'wrong') return fail({ code: 'wrong_code' })
      const passwordHash = await secrets.hashPassword(password)
      const made = await makeFirstAdministrator(platform, { login, name, passwordHash })
      return made ? ok({ status: 'ok' }) : fail({ code: 'already_started' })
    }),

    writesAfter(
      changeOwnPassword,
      async ({ currentPassword, newPassword }, context) => {
        const { login } = context.caller.user as UserCaller
        const attempt = { login, password: currentPassword }
        const keys = keysOf(context)
        const checked = await checkLogin(platform, throttle, attempt, keys)
        const passwordHash = checked.kind === 'right' ? await secrets.hashPassword(newPassword) : ''
        return { checked, passwordHash, keys }
      },
      async (_, { tx, prepared: { checked, passwordHash, keys }, bearer, cookie }) => {
        if (checked.kind === 'throttled') return fail({ code: 'too_many_tries' })
        if (checked.kind === 'wrong') return fail({ code: 'wrong_login' })
        if (!(await noteLogin(tx, checked.user, instantNow(platform.clock))))
          return fail({ code: 'wrong_login' })
        const { id } = checked.user
        await updateUser(tx, id, { passwordHash })
        await endSessionsOf(tx, 'user', id, bearer ?? cookie(SESSION_COOKIES.user))
        await throttle.remember(tx, 'login', { ...keys, ...loginDoor(platform, { id, passwordHash }) })
        return ok({ status: 'ok' })
      },
    ),

    ...userRoutes(platform, throttle),
    ...doorRoutes(platform, throttle, ports),
  ]
}
