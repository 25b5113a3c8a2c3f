import type { ServerManifest } from '#platform/server/manifest.ts'
import { safekeepingJobs } from './jobs.ts'
import type { SealedDataHolders } from './public.ts'
import { safekeepingRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    readonly sealedDataHolders: SealedDataHolders
  }
}

export const manifest: ServerManifest = {
  routes: (platform, { sealedDataHolders }) => safekeepingRoutes(platform, sealedDataHolders),
  jobs: safekeepingJobs,
}
