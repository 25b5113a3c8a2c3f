import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { UserCaller } from '#platform/server/http/caller.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceOf, type Throttle } from '#platform/server/throttle.ts'
import {
  confirmSecondFactor,
  offerSecondFactor,
  removeOwnSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorState,
} from '../contract.ts'
import { checkLogin } from './check-login.ts'
import { noteMoneyRight } from './money-rights.ts'
import { hashRecoveryCode, newOffer, newRecoveryCodes, secretOffered, stepOfCode } from './second-factor.ts'
import {
  consumeSecondFactor,
  recoveryCodesLeft,
  replaceRecoveryCodes,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from './second-factor-store.ts'
import { endSessionsOf, SESSION_COOKIES } from './sessions.ts'
import { userById } from './user-store.ts'

/**
 * The second factor of one's own login, and the way back for who has lost it. Calls whose answer shows codes
 * mind their own transactions: an answer that is kept for repeated requests would keep the codes.
 */
export function secondFactorRoutes(platform: Platform, throttle: Throttle): Route[] {
  const { database, secrets, clock } = platform

  /** Password and code at once, used up; then the work in the same transaction. */
  async function withBoth(
    { currentPassword, code }: { readonly currentPassword: string; readonly code: string },
    context: CallContext,
    work: (tx: Tx, userId: string) => Promise<void>,
  ) {
    const { id, login } = context.caller.user as UserCaller
    const row = await userById(context.queries, id)
    if (!row?.totpSecret) return fail({ code: 'is_off' as const })
    const keys = { address: context.caller.address, device: deviceOf(context) }
    const checked = await checkLogin(
      platform,
      throttle,
      { login, password: currentPassword, secondFactor: code },
      keys,
    )
    if (checked.kind === 'throttled') return fail({ code: 'too_many_tries' as const })
    if (checked.kind === 'wrong') return fail({ code: 'wrong_login' as const })
    if (checked.kind === 'lost secret') return fail({ code: 'second_factor_lost' as const })
    if (checked.kind !== 'right' || !checked.factor) return fail({ code: 'wrong_second_factor' as const })
    const { factor } = checked
    const done = await database.transaction(async (tx) => {
      if (!(await consumeSecondFactor(tx, id, factor))) return false
      await work(tx, id)
      return true
    })
    return done ? ok(id) : fail({ code: 'wrong_second_factor' as const })
  }

  async function giveNewCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(userId, code)),
    )
    return codes
  }

  return [
    reads(secondFactorState, async (_, { caller, queries }) => {
      const { id } = caller.user as UserCaller
      const row = await userById(queries, id)
      return ok({ since: row?.totpSince ?? null, recoveryCodesLeft: await recoveryCodesLeft(queries, id) })
    }),

    reads(offerSecondFactor, async ({ currentPassword }, context) => {
      const { login } = context.caller.user as UserCaller
      const keys = { address: context.caller.address, device: deviceOf(context) }
      const checked = await checkLogin(
        platform,
        throttle,
        { login, password: currentPassword },
        keys,
        'password',
      )
      if (checked.kind === 'throttled') return fail({ code: 'too_many_tries' })
      if (checked.kind !== 'right') return fail({ code: 'wrong_login' })
      if (checked.user.totpSecret !== null) return fail({ code: 'already_on' })
      return ok(newOffer(platform, checked.user))
    }),

    reads(confirmSecondFactor, async ({ offer, code }, context) => {
      const { id } = context.caller.user as UserCaller
      const secret = secretOffered(platform, id, offer)
      if (secret === undefined) return fail({ code: 'offer_ended' })
      const step = stepOfCode(platform, secret, code)
      if (step === undefined) return fail({ code: 'wrong_second_factor' })
      const recoveryCodes = await database.transaction(async (tx) => {
        const on = { sealed: secrets.seal(secret), at: instantNow(clock), step }
        if (!(await switchSecondFactorOn(tx, id, on))) return undefined
        await endSessionsOf(tx, 'user', id, context.bearer ?? context.cookie(SESSION_COOKIES.user))
        return giveNewCodes(tx, id)
      })
      if (!recoveryCodes) return fail({ code: 'already_on' })
      context.audit({ user: id })
      return ok({ recoveryCodes })
    }),

    reads(renewRecoveryCodes, async (input, context) => {
      let recoveryCodes: string[] = []
      const done = await withBoth(input, context, async (tx, userId) => {
        recoveryCodes = await giveNewCodes(tx, userId)
      })
      if (!done.ok) return done
      context.audit({ user: done.value })
      return ok({ recoveryCodes })
    }),

    reads(removeOwnSecondFactor, async (input, context) => {
      const done = await withBoth(input, context, switchSecondFactorOff)
      if (!done.ok) return done
      context.audit({ user: done.value })
      return ok({ status: 'ok' })
    }),

    writes(removeSecondFactor, async ({ id }, { tx, caller, audit }) => {
      if (id === caller.user?.id) return fail({ code: 'own_second_factor' })
      const user = await userById(tx, id)
      if (!user) return fail({ code: 'no_such_user' })
      if (user.totpSecret !== null && user.money && user.active)
        await noteMoneyRight(tx, platform, { userId: id, how: 'factor' }, caller)
      await switchSecondFactorOff(tx, id)
      await endSessionsOf(tx, 'user', id)
      audit({ user: id })
      return ok({ status: 'ok' })
    }),
  ]
}
