import type { ServerManifest } from '#platform/server/manifest.ts'
import { safekeepingJobs } from './jobs.ts'
import type { SealedHolders } from './public.ts'
import { safekeepingRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly sealedHolders: SealedHolders
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { sealedHolders }) => safekeepingRoutes(platform, sealedHolders),
  jobs: safekeepingJobs,
}
