import type { ServerManifest } from '#platform/server/manifest.ts'
import { driverRoutes } from './driver/driver-routes.ts'
import { handoversOfDrivers } from './driver-data.ts'
import { handoverJobs } from './jobs.ts'
import { officeRoutes } from './office/office-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => [...driverRoutes(platform, weekReader), ...officeRoutes(platform)],
  jobs: handoverJobs,
  driverDataHolder: handoversOfDrivers,
}
