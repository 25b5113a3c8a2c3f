import type { ServerManifest } from '#platform/server/manifest.ts'
import { chargesOfDrivers } from './driver-data.ts'
import { mileageRoutes } from './mileage-routes.ts'
import { oneOffRoutes } from './one-off-routes.ts'
import { planRoutes } from './plan-routes.ts'
import { sharedRoutes } from './shared-routes.ts'
import { standingRoutes } from './standing-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...oneOffRoutes(platform),
    ...sharedRoutes(platform),
    ...standingRoutes(platform),
    ...planRoutes(platform),
    ...mileageRoutes(platform),
  ],
  driverDataHolder: chargesOfDrivers,
}
