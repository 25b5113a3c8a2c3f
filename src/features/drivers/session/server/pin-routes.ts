import { pinOf } from '#features/drivers/server/public-records.ts'
import { waysThatWait } from '#features/messaging/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import { renewDriverPin, showDriverPin } from '../contract-pins.ts'
import { renewPin } from './renew-pin.ts'

const NO_SUCH_DRIVER = fail({ code: 'no_such_driver' as const })

/** What an administrator does with a driver's PIN (D28). */
export function pinRoutes(platform: Platform, throttle: Throttle): Route[] {
  return [
    reads(showDriverPin, async ({ id }, { queries, audit }) => {
      audit({ driver: id })
      const pin = await pinOf(queries, id)
      return pin ? ok({ pin: platform.secrets.open(pin.sealed) }) : NO_SUCH_DRIVER
    }),

    writes(renewDriverPin, async ({ id }, { tx, audit }) => {
      audit({ driver: id })
      const told = await renewPin(tx, platform, throttle, id)
      return told ? ok({ told, waits: waysThatWait(platform, told) }) : NO_SUCH_DRIVER
    }),
  ]
}
