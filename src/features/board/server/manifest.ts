import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinRoutes } from './pins/pins-routes.ts'
import { saveRoutes } from './save-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader, baseCalendars }) => [
    ...saveRoutes(platform, weekReader, baseCalendars),
    ...pinRoutes(platform),
  ],
}
