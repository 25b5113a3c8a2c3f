import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinDoors } from './doors.ts'
import { linksOfDrivers } from './driver-data.ts'
import { driverPinJobs } from './jobs.ts'
import { sessionRoutes } from './routes.ts'
import { sealedLinks } from './sealed-links.ts'
import { sealedDriverPins } from './sealed-pins.ts'

export const manifest: ServerManifest = {
  routes: (platform, { throttle }) => sessionRoutes(platform, throttle),
  jobs: driverPinJobs,
  doors: () => pinDoors,
  driverDataHolder: linksOfDrivers,
  sealed: [
    { name: 'driverPins', holder: sealedDriverPins },
    { name: 'subscriptions', holder: sealedLinks },
  ],
}
