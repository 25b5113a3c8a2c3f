import type { ServerManifest } from '#platform/server/manifest.ts'
import { batchRoutes } from './batch-routes.ts'
import { transfersOfDrivers } from './driver-data.ts'
import { leftOutRoutes } from './left-out-routes.ts'
import { proposalRoutes } from './proposal-routes.ts'
import { newestSealedOrders } from './sealed-transfers.ts'
import { transferSettingsRoutes } from './settings-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform) => [
    ...proposalRoutes(platform),
    ...leftOutRoutes(platform),
    ...batchRoutes(platform),
    ...transferSettingsRoutes(platform),
  ],
  driverDataHolder: transfersOfDrivers,
  sealedForGood: newestSealedOrders,
}
