import { addDays } from '#kernel/calendar-date.ts'
import { ok } from '#kernel/result.ts'
import { mondayOf, weekOf } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getSlotOutlook, OUTLOOK_WEEKS } from '../../contract-outlook.ts'
import { medianBySlot } from './outlook-store.ts'

/** What a slot is likely to earn, from the same slots of past weeks. */
export function outlookRoutes({ clock }: Platform): Route[] {
  return [
    reads(getSlotOutlook, async (_input, { queries }) => {
      const monday = mondayOf(weekOf(fleetTime(clock).date))
      const period = { from: addDays(monday, -7 * OUTLOOK_WEEKS), to: addDays(monday, -1) }
      return ok({ data: await medianBySlot(queries, period) })
    }),
  ]
}
