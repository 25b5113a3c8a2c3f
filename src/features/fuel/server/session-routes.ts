import { endSession, openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { checkFuel, closeFuel, getFuelSession } from '../contract.ts'
import type { FuelAccess } from './fuel-access.ts'

/** The page's own session (D35). The check minds its own transactions: being slow, it must not hold one. */
export function fuelSessionRoutes(platform: Platform, access: FuelAccess): Route[] {
  return [
    proves(checkFuel, async ({ password, code }, context) => {
      const tried = await access.attempt(password, context, code)
      switch (tried.outcome) {
        case 'right':
          return ok(tried)
        case 'unset':
          return fail({ code: 'no_password_yet' as const })
        case 'throttled':
          return fail({
            code: 'too_many_tries' as const,
            ...(code === undefined ? {} : { facts: { tried: 'entry-code' as const } }),
          })
        case 'wrong':
          return fail({ code: 'wrong_password' as const })
      }
    }).reads(async (_input, { queries, setCookie, proven: { revision } }) => {
      const session = { scope: 'fuel', subject: 'fuel', revision } as const
      setCookie((await openSession(queries, platform, session)).cookie)
      return ok({ status: 'ok' as const })
    }),
    reads(getFuelSession, async (_input, { caller, setCookie }) => {
      for (const name of caller.deadCookies ?? []) setCookie({ name, value: '', maxAgeSeconds: 0 })
      return ok({ open: caller.fuel === true || caller.user !== undefined })
    }),
    writes(closeFuel, async (_input, { tx, cookie, setCookie }) => {
      const token = cookie(SESSION_COOKIES.fuel)
      if (token !== undefined) await endSession(tx, token)
      setCookie({ name: SESSION_COOKIES.fuel, value: '', maxAgeSeconds: 0 })
      return ok({ status: 'ok' as const })
    }),
  ]
}
