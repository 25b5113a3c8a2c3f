import type { ServerManifest } from '#platform/server/manifest.ts'
import { emptyKmRoutes } from './empty-km/empty-km-routes.ts'
import { outlookRoutes } from './outlook/outlook-routes.ts'
import { overviewRoutes } from './overview/overview-routes.ts'
import { planRealityRoutes } from './plan-reality/plan-reality-routes.ts'
import { keptMonthsJobs } from './statistics/kept-months.ts'
import { statisticsRoutes } from './statistics/statistics-routes.ts'
import { winnerRoutes } from './winners/winners-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...statisticsRoutes(),
    ...overviewRoutes(),
    ...emptyKmRoutes(),
    ...winnerRoutes(),
    ...planRealityRoutes(platform),
    ...outlookRoutes(platform),
  ],
  jobs: keptMonthsJobs,
}
