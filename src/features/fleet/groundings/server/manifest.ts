import type { ServerManifest } from '#platform/server/manifest.ts'
import { groundingRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { displacing }) => groundingRoutes(platform, displacing),
}
