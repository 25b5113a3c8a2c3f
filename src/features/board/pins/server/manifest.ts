import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinRoutes } from './pins-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => pinRoutes(platform),
}
