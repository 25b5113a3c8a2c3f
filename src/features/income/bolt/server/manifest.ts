import type { ServerManifest } from '#platform/server/manifest.ts'
import { connectionRoutes } from './connections/connection-routes.ts'
import { sealedBoltKeys } from './connections/sealed-keys.ts'
import { boltHoursOfDrivers } from './hours/driver-data.ts'
import { dayRoutes } from './nights/day-routes.ts'
import { nightJobs } from './nights/night-job.ts'
import { differenceRoutes } from './rides/difference-routes.ts'
import { missingRoutes } from './rides/missing-routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, shared) => [
    ...connectionRoutes(platform),
    ...dayRoutes(platform, shared),
    ...differenceRoutes(),
    ...missingRoutes(platform),
  ],
  jobs: nightJobs,
  driverDataHolder: boltHoursOfDrivers,
  sealed: { name: 'boltKeys', holder: sealedBoltKeys },
}
