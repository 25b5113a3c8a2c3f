import type { ServerManifest } from '#platform/server/manifest.ts'
import { auditJobs } from './jobs.ts'
import { auditRoutes } from './routes.ts'

export const manifest: ServerManifest = { routes: auditRoutes, jobs: auditJobs }
