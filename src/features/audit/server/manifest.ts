import type { ServerManifest } from '#platform/server/manifest.ts'
import { auditJobs } from './jobs.ts'
import { auditRoutes } from './routes.ts'

declare module '#platform/server/manifest.ts' {
  interface Shared {
    /** Actions of calls that need the right to money. */
    readonly moneyActions: ReadonlySet<string>
  }
}

export const manifest: ServerManifest = {
  routes: (_platform, { moneyActions }) => auditRoutes(moneyActions),
  jobs: auditJobs,
}
