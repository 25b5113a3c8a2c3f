import type { ServerManifest } from '#platform/server/manifest.ts'
import { bonusRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: bonusRoutes }
