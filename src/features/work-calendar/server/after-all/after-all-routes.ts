import type { WeekReader } from '#features/schedule/server/public.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { fail } from '#kernel/result.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { sayAfterAll } from '../../contract-after-all.ts'
import { afterAll } from './after-all.ts'

/** 'Jednak pojadę', by the own session only. */
export function afterAllRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    writes(sayAfterAll, async ({ date: asked, shift }, { tx, caller, audit }) => {
      audit({ date: asked, shift })
      const date = parseDate(asked)
      if (!date) return fail({ code: 'not_lost' as const })
      return afterAll(tx, platform, reader, caller.driver?.id ?? '', { date, shift })
    }),
  ]
}
