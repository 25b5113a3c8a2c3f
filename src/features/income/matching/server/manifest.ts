import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultsOfDrivers } from './drivers/driver-data.ts'
import { matchingJobs } from './jobs.ts'
import { queueRoutes } from './queue-routes.ts'

export const manifest: ServerManifest = {
  routes: queueRoutes,
  jobs: matchingJobs,
  driverDataHolder: resultsOfDrivers,
}
