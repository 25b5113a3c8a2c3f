import { fail, ok, type Result } from '#kernel/result.ts'
import type { CallContext, Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import { readFuelPassword, type StoredPassword } from './password-store.ts'

type Tried = RightPassword | { readonly outcome: 'wrong' | 'throttled' | 'unset' }

/** Tries the fuel password (D35). Not to be used inside a transaction. */
export interface FuelAccess {
  attempt(password: string, context: CallContext, code?: string): Promise<Tried>
  /** The password on a call that a session of the page, or a user of the office, needs none for. */
  enter(
    input: { readonly pass?: string | undefined },
    context: CallContext,
  ): Promise<
    Result<RightPassword, Failed<'too_many_tries'> | Failed<'login_required', { readonly tried: 'password' }>>
  >
}

export interface RightPassword {
  readonly outcome: 'right'
  readonly revision: number
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
    attempt,
    async enter({ pass }, context) {
      if (pass === undefined || pass === '') return fail({ code: 'login_required' })
      const tried = await attempt(pass, context)
      if (tried.outcome === 'right') return ok(tried)
      return tried.outcome === 'throttled'
        ? fail({ code: 'too_many_tries' })
        : fail({ code: 'login_required', facts: { tried: 'password' } })
    },
  }
}

/** The fuel page's password as its door: another one has devices and counters of its own. */
export function fuelDoor(stored: StoredPassword | undefined): { readonly secret: string } {
  return { secret: stored ? String(stored.revision) : 'none' }
}
