import type { ServerManifest } from '#platform/server/manifest.ts'
import { removalsOfDrivers } from './removed-driver-data.ts'
import { removedShiftRoutes } from './removed-routes.ts'

export const manifest: ServerManifest = { routes: removedShiftRoutes, driverDataHolder: removalsOfDrivers }
