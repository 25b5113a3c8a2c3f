import { readOwnNotices } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listOwnChanges, readOwnChanges } from '../contract-changes.ts'
import { isShown, ownChanges } from './own-changes.ts'

/** What changed of the own week, and that it was read. By an own session only: nobody reads for somebody else. */
export function ownChangesRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(listOwnChanges, async ({ year, week }, { queries, caller }) => {
      const driverId = caller.driver?.id
      return ok({ data: driverId ? await ownChanges(queries, clock, { year, week }, driverId) : [] })
    }),

    writes(readOwnChanges, async ({ year, week, changes }, { tx, caller, audit }) => {
      const driverId = caller.driver?.id
      if (!driverId || !(await isShown(tx, clock, { year, week }))) return fail({ code: 'moved_on' as const })
      const read = await readOwnNotices(tx, platform, { year, week }, driverId, changes)
      if (!read.ok) return fail({ code: 'moved_on' as const })
      audit({ week: read.value.weekId, changes: read.value.read })
      return ok({ read: read.value.read })
    }),
  ]
}
