import type { ServerManifest } from '#platform/server/manifest.ts'
import { happeningsOfDrivers } from './driver-data.ts'
import { happeningJobs } from './jobs.ts'
import { happeningRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { displacing, weekReader: reader }) => happeningRoutes({ platform, displacing, reader }),
  jobs: happeningJobs,
  driverDataHolder: happeningsOfDrivers,
}
