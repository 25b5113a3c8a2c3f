import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultFileRoutes, templateRoutes } from './file-routes.ts'
import { fillRoutes } from './fill-routes.ts'
import { loadRoutes } from './load-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...resultFileRoutes(platform),
    ...loadRoutes(platform),
    ...fillRoutes(platform),
    ...templateRoutes(),
  ],
}
