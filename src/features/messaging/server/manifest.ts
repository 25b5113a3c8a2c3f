import type { ServerManifest } from '#platform/server/manifest.ts'
import { messagingJobs } from './jobs.ts'
import { messagingRoutes } from './routes.ts'
import { newestSealedBodies } from './store.ts'

export const manifest: ServerManifest = {
  routes: messagingRoutes,
  jobs: messagingJobs,
  sealedForGood: newestSealedBodies,
}
