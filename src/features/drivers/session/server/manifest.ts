import type { ServerManifest } from '#platform/server/manifest.ts'
import { pinDoors } from './doors.ts'
import { linksOfDrivers } from './driver-data.ts'
import { sessionRoutes } from './routes.ts'
import { sealedLinks } from './sealed-links.ts'

export const manifest: ServerManifest = {
  routes: (platform, { throttle }) => sessionRoutes(platform, throttle),
  doors: () => pinDoors,
  driverHolder: linksOfDrivers,
  sealed: { name: 'subscriptions', holder: sealedLinks },
}
