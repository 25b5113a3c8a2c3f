import type { ServerManifest } from '#platform/server/manifest.ts'
import { serviceRoutes } from './routes.ts'
import { sealedServiceLinks } from './sealed-links.ts'

export const manifest: ServerManifest = {
  routes: serviceRoutes,
  sealed: { name: 'serviceLinks', holder: sealedServiceLinks },
}
