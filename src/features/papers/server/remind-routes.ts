import { waysThatWait } from '#features/messaging/server/public.ts'
import { nightBegins, nightNow, readSettings } from '#features/settings/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { previewRemindingPapers, remindOfPapers } from '../contract-remind.ts'
import { countsOfReminding, planReminding, postReminding } from './remind.ts'

/** Drivers reminded of many papers in one act. */
export function remindRoutes(platform: Platform): Route[] {
  const { clock } = platform
  return [
    reads(previewRemindingPapers, async ({ papers }, { queries }) => {
      const { chasing } = await readSettings(queries, clock)
      const plan = await planReminding(queries, platform, papers)
      const counts = countsOfReminding(plan)
      const waits = waysThatWait(platform, ['email', 'sms']).filter((way) => counts[way] > 0)
      return ok({ ...counts, left: [...plan.left], night: nightNow(clock, chasing) ?? null, waits })
    }),
    writes(remindOfPapers, async ({ papers }, { tx, audit }) => {
      const { chasing } = await readSettings(tx, clock)
      const night = nightNow(clock, chasing)
      if (night) return fail({ code: 'night' as const, facts: night })
      const plan = await planReminding(tx, platform, papers)
      const posted = await postReminding(tx, platform, plan, nightBegins(clock, chasing))
      const counts = countsOfReminding(posted)
      audit({ ...counts, left: posted.left.length })
      return ok({ ...counts, left: [...posted.left] })
    }),
  ]
}
