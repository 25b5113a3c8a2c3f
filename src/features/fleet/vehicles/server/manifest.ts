import type { ServerManifest } from '#platform/server/manifest.ts'
import { vehicleCatalogueRoutes } from './catalogue-routes.ts'
import { vehicleListRoutes } from './list-routes.ts'
import { type VehiclePorts, vehicleRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly vehiclePorts: VehiclePorts
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { vehiclePorts }) => [
    ...vehicleRoutes(platform, vehiclePorts),
    ...vehicleCatalogueRoutes(),
    ...vehicleListRoutes(platform),
  ],
}
