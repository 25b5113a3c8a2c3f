import type { ServerManifest } from '#platform/server/manifest.ts'
import { askingRoutes } from './asking/asking-routes.ts'
import { remindersOfDrivers } from './driver-data.ts'
import { reminderJobs } from './jobs.ts'
import { reminderRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [...reminderRoutes(platform), ...askingRoutes(platform)],
  jobs: reminderJobs,
  driverDataHolder: remindersOfDrivers,
}
