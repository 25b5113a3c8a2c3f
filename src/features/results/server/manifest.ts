import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultsOfDrivers } from './drivers/driver-data.ts'
import { resultJobs } from './jobs.ts'
import { resultRoutes } from './routes.ts'
import { prescribedFigureRoutes } from './statistics/prescribed-routes.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...statisticsRoutes(),
    ...prescribedFigureRoutes(platform),
    ...resultRoutes(platform),
  ],
  jobs: resultJobs,
  driverHolder: resultsOfDrivers,
}
