import type { ServerManifest } from '#platform/server/manifest.ts'
import type { WaitingCorrectionsOf } from './closed/watch-closed.ts'
import type { ClosedWeeksOf } from './closed/weeks-touched.ts'
import { foldFirstDays } from './fold/first-days.ts'
import { foldJobs } from './fold/follow-roster.ts'
import { mileageRoutes } from './mileage/mileage-routes.ts'
import { sourceRoutes } from './sources/source-routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever settles: loads and decisions say which closed weeks they change. */
    readonly closedWeeksOf: ClosedWeeksOf
    /** Told by the same: what truly waits of them, once something has changed. */
    readonly waitingCorrectionsOf: WaitingCorrectionsOf
  }
}

export const manifest: ServerManifest = {
  routes: (platform) => [...mileageRoutes(platform), ...sourceRoutes()],
  jobs: foldJobs,
  beforeListening: ({ database }) => foldFirstDays(database),
}
