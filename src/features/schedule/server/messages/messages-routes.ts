import type { SmsAbout } from '#features/messaging/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { listChangeTexts, textAllChanges, textChange } from '../../contract-messages.ts'
import { tellAllChanges, tellChange, toldChanges } from './text-changes.ts'

/** SMS about changes of the schedule (Spec 2 §7, D21). */
export function changeTextRoutes(platform: Platform): Route[] {
  return [
    reads(listChangeTexts, async ({ weekId }, { queries }) => {
      const told = await toldChanges(queries, platform.clock, weekId)
      return ok({
        data: told.map(({ change, sms, rounds, hindrance }) => ({
          id: change.id,
          driverId: change.driverId,
          sms: sms ? onWire(sms) : null,
          earlier: !sms && rounds > 0,
          hindrance: sms ? null : hindrance,
        })),
      })
    }),

    writes(textChange, async (wanted, { tx, audit }) => {
      const told = await tellChange(tx, platform, wanted)
      if (!told.ok) return fail({ code: told.error })
      const { weekId, changeId, sent, sms } = told.value
      audit({ week: weekId, change: changeId, sent })
      return ok({ sent, sms: onWire(sms) })
    }),

    writes(textAllChanges, async ({ weekId }, { tx, audit }) => {
      const counts = await tellAllChanges(tx, platform, weekId)
      audit({ week: weekId, ...counts })
      return counts ? ok(counts) : fail({ code: 'not_generated' as const })
    }),
  ]
}

function onWire({ state, sentAt, error }: SmsAbout) {
  return { state, sentAt, error }
}
