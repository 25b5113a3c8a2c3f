import type { ServerManifest } from '#platform/server/manifest.ts'
import type { ClosedWeeksOf } from './closed/weeks-touched.ts'
import { foldFirstDays } from './fold/first-days.ts'
import { foldJobs } from './fold/follow-roster.ts'
import { mileageRoutes } from './mileage/mileage-routes.ts'
import { sourceRoutes } from './sources/source-routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever settles: loads and decisions say which closed weeks they change. */
    readonly closedWeeksOf: ClosedWeeksOf
  }
}

export const manifest: ServerManifest = {
  routes: (platform) => [...mileageRoutes(platform), ...sourceRoutes()],
  jobs: foldJobs,
  beforeListening: ({ database }) => foldFirstDays(database),
}
