import { publishedOnly } from '#features/schedule/server/public.ts'
import type { ServerManifest } from '#platform/server/manifest.ts'
import { fuelOfDrivers } from './driver-data.ts'
import { fuelDoorOfNow } from './public.ts'
import { fuelRoutes } from './routes.ts'

export const manifest: ServerManifest = {
  routes: (platform, { throttle, weekReader }) => fuelRoutes(platform, throttle, publishedOnly(weekReader)),
  doors: () => ({ fuel: { keysOf: fuelDoorOfNow } }),
  driverDataHolder: fuelOfDrivers,
}
