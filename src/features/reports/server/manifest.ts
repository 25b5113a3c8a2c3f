import type { ServerManifest } from '#platform/server/manifest.ts'
import { reportRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: reportRoutes }
