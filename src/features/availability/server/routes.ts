import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DrivenSlots } from './driven-slots.ts'
import { formRoutes } from './form-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { waitingRoutes } from './waiting-routes.ts'

/** @param drivenSlots what the night-then-day rule asks of the generated weeks (D7) */
export function availabilityRoutes(
  platform: Platform,
  { drivenSlots }: { readonly drivenSlots: DrivenSlots },
): Route[] {
  return [
    ...formRoutes(platform, drivenSlots),
    ...waitingRoutes(platform, drivenSlots),
    ...officeRoutes(platform, drivenSlots),
  ]
}
