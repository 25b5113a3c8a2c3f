import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { formRoutes } from './form-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { waitingRoutes } from './waiting-routes.ts'
import type { WeekPorts } from './week-ports.ts'

export function availabilityRoutes(platform: Platform, ports: WeekPorts): Route[] {
  return [
    ...formRoutes(platform, ports),
    ...waitingRoutes(platform, ports),
    ...officeRoutes(platform, ports.drivenSlots),
  ]
}
