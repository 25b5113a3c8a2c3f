import type { ServerManifest } from '#platform/server/manifest.ts'
import { statementsOfDrivers } from './driver-data.ts'
import type { PayeesOf } from './payees.ts'
import { weekRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Told by whoever keeps the drivers' accounts. */
    readonly payeesOf: PayeesOf
  }
}

export const manifest: ServerManifest = {
  routes: weekRoutes,
  driverDataHolder: statementsOfDrivers,
}
