import { openSession } from '#features/auth/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CallContext, Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import { fuelTexts } from '../texts.ts'
import { readFuelPassword, type StoredPassword } from './password-store.ts'

type Tried =
  | { readonly outcome: 'right'; readonly revision: number }
  | { readonly outcome: 'wrong' | 'throttled' | 'unset' }

/** Tries the fuel password (D35). Not to be used inside a transaction. */
export interface FuelAccess {
  /** A right password is answered with a session of its own scope. */
  open(password: string, context: CallContext, code?: string): Promise<Tried['outcome']>
  /** Lets in a session of the page, a user of the office, or who sends the password on the call itself. */
  enter(
    pass: string | undefined,
    context: CallContext,
  ): Promise<Result<true, Failed<'login_required' | 'too_many_tries'>>>
}

export function createFuelAccess(platform: Platform, throttle: Throttle): FuelAccess {
  const { database, secrets } = platform
  const attempt = async (password: string, context: CallContext, code?: string): Promise<Tried> => {
    const stored = await readFuelPassword(database.queries)
    const keys = {
      address: context.caller.address,
      device: deviceOf(context),
      code,
      ...fuelDoor(stored),
    }
    const outcome = await throttle.attempt('fuel', keys, async () => {
      if (stored) return secrets.passwordMatches(stored.hash, password)
      await secrets.pretendToCheck(password)
      return false
    })
    if (outcome === 'throttled') return { outcome }
    if (!stored) return { outcome: 'unset' }
    return outcome === 'right' ? { outcome, revision: stored.revision } : { outcome }
  }
  return {
    async open(password, context, code) {
      const tried = await attempt(password, context, code)
      if (tried.outcome === 'right') {
        const session = { scope: 'fuel', subject: 'fuel', revision: tried.revision } as const
        context.setCookie((await openSession(context.queries, platform, session)).cookie)
      }
      return tried.outcome
    },
    async enter(pass, context) {
      if (context.caller.fuel || context.caller.user) return ok(true)
      if (pass === undefined || pass === '') return fail({ code: 'login_required' })
      const { outcome } = await attempt(pass, context)
      if (outcome === 'right') return ok(true)
      return outcome === 'throttled'
        ? fail({ code: 'too_many_tries' })
        : fail({ code: 'login_required', msg: fuelTexts.wrongPassword })
    },
  }
}

/** The fuel page's password as its door: another one has devices and counters of its own. */
export function fuelDoor(stored: StoredPassword | undefined): { readonly secret: string } {
  return { secret: stored ? String(stored.revision) : 'none' }
}
