import { publishedOnly } from '#features/schedule/server/public.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { picksOfDrivers } from './driver-data.ts'
import { workCalendarJobs } from './jobs.ts'
import { workCalendarRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { throttle, weekReader }) =>
    workCalendarRoutes(platform, throttle, publishedOnly(weekReader)),
  jobs: workCalendarJobs,
  driverDataHolder: picksOfDrivers,
}
