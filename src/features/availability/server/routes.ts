import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { GeneratedWeeks } from './driven-slots.ts'
import { formRoutes } from './form-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { waitingRoutes } from './waiting-routes.ts'

/** @param weeks what the rules and the form's capacity ask of the generated weeks (D7, D46) */
export function availabilityRoutes(platform: Platform, weeks: GeneratedWeeks): Route[] {
  return [...formRoutes(platform, weeks), ...waitingRoutes(platform, weeks), ...officeRoutes(platform, weeks)]
}
