import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinRoutes } from './pins/pins-routes.ts'

export const manifest: ServerManifest = { routes: pinRoutes }
