import type { ServerManifest } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Doors } from './doors/door.ts'
import { doorOfUsers } from './doors/login-door.ts'
import { authJobs } from './jobs.ts'
import { authRoutes } from './routes.ts'
import { secondFactorHolder } from './sealed-second-factors.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly doors: Doors
  }
  interface ServerManifest {
    /** The doors at which the secrets that it keeps are tried. */
    doors?(platform: Platform): Partial<Doors>
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { throttle, doors }) => authRoutes(platform, throttle, doors),
  doors: (platform) => ({ login: doorOfUsers(platform) }),
  jobs: authJobs,
  sealed: { name: 'secondFactors', holder: secondFactorHolder },
}
