import type { ServerManifest } from '#platform/server/manifest.ts'
import { paletteRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: paletteRoutes }
