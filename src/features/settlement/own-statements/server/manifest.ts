import type { ServerManifest } from '#platform/server/manifest.ts'
import { channelRoutes } from './channel-routes.ts'
import { tellingsOfDrivers } from './driver-data.ts'
import { officeRoutes } from './office-routes.ts'
import { ownStatementRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...ownStatementRoutes(platform),
    ...channelRoutes(platform),
    ...officeRoutes(platform),
  ],
  driverDataHolder: tellingsOfDrivers,
}
