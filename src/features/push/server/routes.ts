import { SESSION_COOKIES } from '#features/auth/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashToken } from '#platform/server/secrets.ts'
import { endPush, getPushKey, subscribePush } from '../contract.ts'
import { listDriverPhones } from '../contract-office.ts'
import { areUsable } from './encrypt.ts'
import { ensurePushKeys, readPushKeys } from './keys-store.ts'
import { isPushAddress } from './push-address.ts'
import { deviceOf, liveDevices, removeSubscriptions, storeSubscription } from './subscriptions.ts'

export function pushRoutes(platform: Platform): Route[] {
  return [
    reads(getPushKey, async (_input, { queries }) => {
      if (!(await readPushKeys(queries, platform))) await ensurePushKeys(platform)
      const keys = await readPushKeys(queries, platform)
      if (!keys) throw new Error('There is no key for messages to phones.')
      return ok({ key: keys.publicKey })
    }),
    reads(listDriverPhones, async ({ driver }, { queries }) => {
      const live = await liveDevices(queries, platform, [driver])
      return ok({
        data: live.map(({ device, createdAt, lastTakenAt }) => ({
          ...{ device, since: createdAt, lastTaken: lastTakenAt },
        })),
      })
    }),
    writes(subscribePush, async ({ address, p256dh, auth, device, renews }, { tx, caller, cookie }) => {
      if (!isPushAddress(address, platform.configuration.pushUrl))
        return fail({ code: 'unknown_service' as const })
      if (!areUsable({ p256dh, auth })) return fail({ code: 'bad_keys' as const })
      const driverId = caller.driver?.id ?? ''
      const known = await deviceOf(tx, platform, address)
      if (renews && known?.driverId !== driverId) {
        if (known) await removeSubscriptions(tx, [known.id])
        return ok({ subscribed: false })
      }
      const sessionHash = hashToken(cookie(SESSION_COOKIES.driver) ?? '')
      const target = { address, p256dh, auth }
      await storeSubscription(tx, platform, { driverId, sessionHash, target, device })
      return ok({ subscribed: true })
    }),
    writes(endPush, async ({ address }, { tx, caller }) => {
      const known = await deviceOf(tx, platform, address)
      if (known?.driverId === caller.driver?.id && known) await removeSubscriptions(tx, [known.id])
      return ok({ status: 'ok' as const })
    }),
  ]
}
