import type { ServerManifest } from '#platform/server/manifest.ts'
import { ledgerOfDrivers } from './driver-data.ts'
import { ledgerRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: ledgerRoutes, driverDataHolder: ledgerOfDrivers }
