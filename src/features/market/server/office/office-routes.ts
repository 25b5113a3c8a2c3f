import type { WeekReader } from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import * as contract from '../../contract-office.ts'
import { acceptRequest, refuseRequest } from './decide.ts'
import { requestsOfDrivers } from './list-requests.ts'

const DONE = ok({ status: 'ok' as const })

/** 'Prośby kierowców'. */
export function officeRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    reads(contract.listRequests, async (_input, { queries }) =>
      ok({ data: await requestsOfDrivers(queries, platform) }),
    ),
    writes(contract.acceptRequest, async ({ id }, { tx, audit }) => {
      audit({ offer: id })
      const done = await acceptRequest(tx, platform, reader, id)
      return done.ok ? DONE : done
    }),
    writes(contract.refuseRequest, async ({ id, reason }, { tx, audit }) => {
      audit({ offer: id })
      const done = await refuseRequest(tx, platform, id, reason)
      return done.ok ? DONE : done
    }),
  ]
}
