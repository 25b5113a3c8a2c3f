import type { ServerManifest } from '#platform/server/manifest.ts'
import { manyGroundingRoutes } from './many-routes.ts'
import { groundingRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { displacing }) => [
    ...groundingRoutes(platform, displacing),
    ...manyGroundingRoutes(platform, displacing),
  ],
}
