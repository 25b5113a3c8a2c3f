import type { ServerManifest } from '#platform/server/manifest.ts'
import { cardRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: cardRoutes }
