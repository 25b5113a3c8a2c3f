import type { ServerManifest } from '#platform/server/manifest.ts'
import { remindersOfDrivers } from './driver-data.ts'
import { reminderJobs } from './jobs.ts'
import { reminderRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: reminderRoutes,
  jobs: reminderJobs,
  driverDataHolder: remindersOfDrivers,
}
