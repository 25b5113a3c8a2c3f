import type { ServerManifest } from '#platform/server/manifest.ts'
import { assignmentsOfDrivers } from './driver-data.ts'
import { assignedDriverRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: assignedDriverRoutes,
  driverDataHolder: assignmentsOfDrivers,
}
