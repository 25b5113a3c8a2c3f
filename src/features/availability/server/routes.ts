import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formRoutes } from './form-routes.ts'
import { officeRoutes } from './office-routes.ts'

export function availabilityRoutes(platform: Platform): Route[] {
  return [...formRoutes(platform), ...officeRoutes(platform)]
}
