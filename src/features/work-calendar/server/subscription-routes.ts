import type { WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { proves, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  downloadOwnCalendar,
  getCalendarSubscription,
  readSubscribedCalendar,
  renewCalendarSubscription,
  revokeCalendarSubscription,
} from '../contract.ts'
import { ownCalendarFile } from './calendar-files.ts'
import { removeSubscription } from './store.ts'
import { renewSubscription, subscriberByKey, subscriptionUrl } from './subscriptions.ts'

export function subscriptionRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    reads(getCalendarSubscription, async (_input, { queries, caller }) =>
      ok({ url: await subscriptionUrl(queries, platform, caller.driver?.id ?? '') }),
    ),
    writes(renewCalendarSubscription, async (_input, { tx, caller }) =>
      ok({ url: await renewSubscription(tx, platform, caller.driver?.id ?? '') }),
    ),
    writes(revokeCalendarSubscription, async (_input, { tx, caller }) => {
      await removeSubscription(tx, caller.driver?.id ?? '')
      return ok({ status: 'ok' as const })
    }),
    reads(downloadOwnCalendar, async (_input, { queries, caller }) =>
      ok(await ownCalendarFile(queries, platform, reader, caller.driver?.id ?? '')),
    ),
    proves(readSubscribedCalendar, async ({ key }, { queries }) => {
      const driverId = await subscriberByKey(queries, platform, key)
      return driverId === undefined ? fail({ code: 'wrong_key' as const }) : ok({ driverId })
    }).reads(async (_input, { queries, proven: { driverId } }) =>
      ok(await ownCalendarFile(queries, platform, reader, driverId)),
    ),
  ]
}
