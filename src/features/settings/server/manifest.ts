import type { ServerManifest } from '#platform/server/manifest.ts'
import { settingsRoutes } from './routes.ts'
import { sealedFleetPin } from './sealed-pin.ts'

export const manifest: ServerManifest = {
  routes: (platform, { throttle }) => settingsRoutes(platform, throttle),
  sealed: { name: 'fleetPin', holder: sealedFleetPin },
}
