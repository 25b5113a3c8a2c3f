import { publishedOnly } from '#features/schedule/server/public.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { freeRoutes } from './free/free-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { weekReader }) => freeRoutes(platform, publishedOnly(weekReader)),
}
