import type { ServerManifest } from '#platform/server/manifest.ts'
import { figureRoutes } from './figures/figure-routes.ts'
import { prescribedRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader, baseCalendars }) => [
    ...prescribedRoutes(platform, weekReader, baseCalendars),
    ...figureRoutes(platform),
  ],
}
