import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultFileRoutes, templateRoutes } from './file-routes.ts'
import { fillRoutes } from './fill-routes.ts'
import { loadRoutes } from './load-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, shared) => [
    ...resultFileRoutes(platform, shared),
    ...loadRoutes(platform, shared),
    ...fillRoutes(platform),
    ...templateRoutes(),
  ],
}
