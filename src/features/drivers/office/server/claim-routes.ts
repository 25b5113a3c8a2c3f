import type { Act, DriverDataHolder } from '#features/drivers/server/public.ts'
import {
  countOpenClaims,
  openClaims,
  refuseClaim,
  takeClaim,
} from '#features/drivers/server/public-records.ts'
import { renewPin } from '#features/drivers/session/server/public.ts'
import { waysThatWait } from '#features/messaging/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type CallContext, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { listEmailClaims, resolveEmailClaim } from '../contract-claims.ts'
import { editDriver } from './edit-driver.ts'

const MOST_LISTED = 200
const NO_SUCH_CLAIM = fail({ code: 'no_such_claim' as const })

/** Whose an address is that came with a driver's phone. */
export function claimRoutes(
  platform: Platform,
  throttle: Throttle,
  holders: readonly DriverDataHolder[],
  actOf: (context: CallContext) => Act,
): Route[] {
  return [
    reads(listEmailClaims, async (_input, { queries }) =>
      ok({ all: await countOpenClaims(queries), data: await openClaims(queries, MOST_LISTED) }),
    ),

    writes(resolveEmailClaim, async ({ id, email, accept, newPin }, context) => {
      const { tx, audit } = context
      audit({ driver: id, accept, newPin })
      const act = actOf(context)
      if (!accept)
        return (await refuseClaim(tx, id, email, act.at))
          ? ok({ status: 'ok' as const, told: [], waits: false })
          : NO_SUCH_CLAIM
      const claimed = await takeClaim(tx, id, email)
      if (claimed === undefined) return NO_SUCH_CLAIM
      const edited = await editDriver(tx, platform, holders, id, { email: claimed }, act)
      if (!edited.ok) return NO_SUCH_CLAIM
      const told = newPin ? ((await renewPin(tx, platform, throttle, id)) ?? []) : []
      const waits = told.includes('email') && waysThatWait(platform, ['email']).length > 0
      return ok({ status: 'ok' as const, told, waits })
    }),
  ]
}
