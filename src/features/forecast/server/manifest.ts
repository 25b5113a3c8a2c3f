import type { ServerManifest } from '#platform/server/manifest.ts'
import { forecastRoutes } from './forecast-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { baseCalendars }) => forecastRoutes(platform, baseCalendars),
}
