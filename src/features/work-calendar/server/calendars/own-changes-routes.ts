import { readOwnNotices } from '#features/notices/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listOwnChanges, readOwnChanges } from '../../contract-changes.ts'
import { ownChanges, weeksOfNotices } from './own-changes.ts'

/**
 * What changed of the own weeks, and that it was read. By an own session only: nobody reads for somebody
 * else.
 */
export function ownChangesRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(listOwnChanges, async (_input, { queries, caller: { driver } }) =>
      ok({ data: driver ? await ownChanges(queries, clock, driver.id) : [] }),
    ),

    writes(readOwnChanges, async ({ changes }, { tx, caller: { driver }, audit }) => {
      const weeks = await weeksOfNotices(tx, clock)
      const read = driver && (await readOwnNotices(tx, platform, weeks, driver.id, changes))
      if (!read?.ok) return fail({ code: 'moved_on' as const })
      audit({ changes: read.value })
      return ok({ read: read.value })
    }),
  ]
}
