import type { ServerManifest } from '#platform/server/manifest.ts'
import { unprovenFormsOfDrivers } from './driver-data.ts'
import { availabilityJobs } from './jobs.ts'
import { availabilityRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => availabilityRoutes(platform, weekReader),
  jobs: availabilityJobs,
  driverDataHolder: unprovenFormsOfDrivers,
}
