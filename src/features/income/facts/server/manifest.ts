import type { ServerManifest } from '#platform/server/manifest.ts'
import { foldFirstDays } from './fold/first-days.ts'
import { foldJobs } from './fold/follow-roster.ts'
import { mileageRoutes } from './mileage/mileage-routes.ts'
import { sourceRoutes } from './sources/source-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [...mileageRoutes(platform), ...sourceRoutes()],
  jobs: foldJobs,
  beforeListening: ({ database }) => foldFirstDays(database),
}
