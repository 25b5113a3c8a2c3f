import type { ServerManifest } from '#platform/server/manifest.ts'
import { reportsOfDrivers } from './driver-data.ts'
import { reportJobs } from './jobs.ts'
import { reportRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: reportRoutes,
  jobs: reportJobs,
  driverDataHolder: reportsOfDrivers,
}
