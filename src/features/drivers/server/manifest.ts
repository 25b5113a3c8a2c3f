import type { ServerManifest } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DriverHolder } from './driver-holder.ts'
import { driverJobs } from './jobs.ts'
import { type DriverPorts, driverRoutes } from './routes.ts'
import { sealedDriverPins } from './sealed-pins.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly driverPorts: DriverPorts
  }
  interface ServerManifest {
    /** What it keeps of a driver: merged, exported and erased with the driver. Its turn stands in the app's list of holders. */
    driverHolder?(platform: Platform): DriverHolder
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle, driverPorts }) => driverRoutes(platform, throttle, driverPorts),
  jobs: driverJobs,
  sealed: { name: 'driverPins', holder: sealedDriverPins },
}
