import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultsOfDrivers } from './drivers/driver-data.ts'
import { foldJobs } from './fold/follow-roster.ts'
import { matchingJobs } from './matching/jobs.ts'
import { resultRoutes } from './routes.ts'
import { keptMonthsJobs } from './statistics/kept-months.ts'
import { prescribedFigureRoutes } from './statistics/prescribed-routes.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...statisticsRoutes(),
    ...prescribedFigureRoutes(platform),
    ...resultRoutes(platform),
  ],
  jobs: (platform) => [...matchingJobs(platform), ...foldJobs(platform), ...keptMonthsJobs(platform)],
  driverHolder: resultsOfDrivers,
}
