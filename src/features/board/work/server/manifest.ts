import type { ServerManifest } from '#platform/server/manifest.ts'
import { boardRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, shared) => boardRoutes(platform, shared.weekReader, shared.baseCalendars),
}
