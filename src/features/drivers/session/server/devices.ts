import {
  type DriverDevice,
  devicesOfDriver,
  endDriverDevice,
  endSessionsOf,
  SESSION_COOKIES,
} from '#features/auth/server/public.ts'
import { driverPinRevisions, driversByIds } from '#features/drivers/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Queries } from '#platform/server/database/database.ts'
import {
  type CallContext,
  type Route,
  reads,
  type WriteContext,
  writes,
} from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { endOwnDevice, endOwnDevices, listOwnDevices } from '../contract-devices.ts'
import { endDriverDevices, listDriverDevices } from '../contract-pins.ts'
import { endEntryLinks } from './entry-links.ts'
import { endLink } from './personal-link.ts'

/**
 * Where drivers are logged in. Whoever ends a device may have lost it, with the messages on it: the links
 * that were sent before end along. With all others, or all, so does the address of the calendar, which
 * whoever had one of them may have taken along.
 */
export function deviceRoutes(platform: Platform): Route[] {
  const devicesOf = async (
    queries: Queries,
    driverId: string,
    token?: string,
  ): Promise<readonly DriverDevice[]> => {
    const revision = (await driverPinRevisions(queries, [driverId])).get(driverId)
    return devicesOfDriver(queries, platform, driverId, revision, token)
  }
  const endAll = async ({ tx, audit }: WriteContext, driverId: string, except?: string) => {
    // The links first: whoever is being let in by one at this moment has a session once that is done.
    await endEntryLinks(tx, driverId)
    await endLink(tx, driverId)
    const before = await devicesOf(tx, driverId, except)
    await endSessionsOf(tx, 'driver', driverId, except)
    const ended = before.filter(({ isOwn }) => !isOwn).length
    audit({ driver: driverId, ended })
    return ended
  }
  return [
    reads(listOwnDevices, async (_input, context) => {
      const found = await devicesOf(context.queries, context.caller.driver?.id ?? '', tokenOf(context))
      return ok({ data: found.map(({ isOwn, ...device }) => ({ ...device, own: isOwn })) })
    }),

    reads(listDriverDevices, async ({ id }, { queries }) => {
      if (!(await driversByIds(queries, [id])).has(id)) return fail({ code: 'no_such_driver' as const })
      const found = await devicesOf(queries, id)
      return ok({ data: found.map(({ isOwn: _, ...device }) => device) })
    }),

    writes(endOwnDevice, async ({ id }, context) => {
      const driverId = context.caller.driver?.id ?? ''
      context.audit({ driver: driverId })
      await endEntryLinks(context.tx, driverId)
      return (await endDriverDevice(context.tx, platform, driverId, id))
        ? ok({ status: 'ok' as const })
        : fail({ code: 'no_such_device' as const })
    }),

    writes(endOwnDevices, async ({ alsoHere }, context) => {
      const except = alsoHere ? undefined : tokenOf(context)
      const ended = await endAll(context, context.caller.driver?.id ?? '', except)
      if (alsoHere) context.setCookie({ name: SESSION_COOKIES.driver, value: '', maxAgeSeconds: 0 })
      return ok({ ended })
    }),

    writes(endDriverDevices, async ({ id }, context) => {
      if (!(await driversByIds(context.tx, [id])).has(id)) return fail({ code: 'no_such_driver' as const })
      return ok({ ended: await endAll(context, id) })
    }),
  ]
}

/** What the call came with, by cookie or by header. */
function tokenOf({ cookie, bearer }: CallContext): string | undefined {
  return cookie(SESSION_COOKIES.driver) ?? bearer
}
