import type { ServerManifest } from '#platform/server/manifest.ts'
import type { DoorPorts } from './doors/door-ports.ts'
import { authJobs } from './jobs.ts'
import { authRoutes } from './routes.ts'
import { secondFactorHolder } from './sealed-second-factors.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly doorPorts: DoorPorts
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle, doorPorts }) => authRoutes(platform, throttle, doorPorts),
  jobs: authJobs,
  sealed: { name: 'secondFactors', holder: secondFactorHolder },
}
