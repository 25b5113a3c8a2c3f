import { driverByLinkKey, endLink, linkKeyOf, renewLink } from '#features/drivers/session/server/public.ts'
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
} from '../../contract.ts'
import { ownCalendarFile } from './calendar-files.ts'

export function subscriptionRoutes(platform: Platform, reader: WeekReader): Route[] {
  const addressOf = (key: string) =>
    `${platform.configuration.publicUrl}${readSubscribedCalendar.path.replace(':key', key)}`
  return [
    reads(getCalendarSubscription, async (_input, { queries, caller }) => {
      const key = await linkKeyOf(queries, platform, caller.driver?.id ?? '')
      return ok({ url: key === undefined ? null : addressOf(key) })
    }),
    writes(renewCalendarSubscription, async (_input, { tx, caller }) =>
      ok({ url: addressOf(await renewLink(tx, platform, caller.driver?.id ?? '')) }),
    ),
    writes(revokeCalendarSubscription, async (_input, { tx, caller }) => {
      await endLink(tx, caller.driver?.id ?? '')
      return ok({ status: 'ok' as const })
    }),
    reads(downloadOwnCalendar, async (_input, { queries, caller }) =>
      ok(await ownCalendarFile(queries, platform, reader, caller.driver?.id ?? '')),
    ),
    proves(readSubscribedCalendar, async ({ key }, { queries }) => {
      const driverId = await driverByLinkKey(queries, platform, key)
      return driverId === undefined ? fail({ code: 'wrong_key' as const }) : ok({ driverId })
    }).reads(async (_input, { queries, proven: { driverId } }) =>
      ok(await ownCalendarFile(queries, platform, reader, driverId)),
    ),
  ]
}
