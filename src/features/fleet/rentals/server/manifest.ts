import type { ServerManifest } from '#platform/server/manifest.ts'
import { rentalRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { displacing }) => rentalRoutes(platform, displacing),
}
