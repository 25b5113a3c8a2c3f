import type { ServerManifest } from '#platform/server/manifest.ts'
import { ownStatementRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: ownStatementRoutes }
