import type { ServerManifest } from '#platform/server/manifest.ts'
import { resultFileRoutes, templateRoutes } from './file-routes.ts'
import { fillRoutes } from './fill-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [...resultFileRoutes(platform), ...fillRoutes(platform), ...templateRoutes()],
}
