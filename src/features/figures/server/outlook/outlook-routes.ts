import { usualEarnings } from '#features/income/facts/server/public.ts'
import { ok } from '#kernel/result.ts'
import { fleetTime } from '#platform/server/clock.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getSlotOutlook } from '../../contract-outlook.ts'

/** What a slot is likely to earn, from the same slots of past weeks. */
export function outlookRoutes({ clock }: Platform): Route[] {
  return [
    reads(getSlotOutlook, async (_input, { queries }) =>
      ok({ data: await usualEarnings(queries, fleetTime(clock).date) }),
    ),
  ]
}
