import type { ServerManifest } from '#platform/server/manifest.ts'
import type { DriverPorts } from './driver-ports.ts'
import { driverRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly driverPorts: DriverPorts
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle, driverPorts }) => driverRoutes(platform, throttle, driverPorts),
}
