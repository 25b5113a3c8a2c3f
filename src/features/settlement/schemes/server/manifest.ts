import type { ServerManifest } from '#platform/server/manifest.ts'
import { schemesOfDrivers } from './driver-data.ts'
import { schemeRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: schemeRoutes, driverDataHolder: schemesOfDrivers }
