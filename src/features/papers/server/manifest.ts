import type { ServerManifest } from '#platform/server/manifest.ts'
import { papersOfDrivers } from './driver-data.ts'
import { paperRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: paperRoutes, driverDataHolder: papersOfDrivers }
