import type { ServerManifest } from '#platform/server/manifest.ts'
import { limitRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => limitRoutes(platform, weekReader),
}
