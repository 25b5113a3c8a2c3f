import type { ServerManifest } from '#platform/server/manifest.ts'
import { prescribedRoutes } from './routes.ts'

/** The calls' contracts are in the manifests of the rooms that own them. */
export const manifest: ServerManifest = {
  routes: (platform, { weekReader, baseCalendars }) => prescribedRoutes(platform, weekReader, baseCalendars),
}
