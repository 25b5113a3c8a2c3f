import type { WeekReader } from '#features/schedule/server/public.ts'
import type { Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { disownRoutes } from './disown/disown-routes.ts'
import { formRoutes } from './form/form-routes.ts'
import { enterRoutes } from './office/enter-submission.ts'
import { notSubmittedRoutes } from './office/not-submitted.ts'
import { officeRoutes } from './office/office-routes.ts'
import { ownRoutes } from './own/own-routes.ts'
import { waitingRoutes } from './waiting/waiting-routes.ts'

export function availabilityRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    ...formRoutes(platform, reader),
    ...ownRoutes(platform),
    ...waitingRoutes(platform),
    ...disownRoutes(platform, reader),
    ...officeRoutes(platform),
    ...enterRoutes(platform),
    ...notSubmittedRoutes(),
  ]
}
