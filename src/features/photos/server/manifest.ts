import type { ServerManifest } from '#platform/server/manifest.ts'
import { photoJobs } from './jobs.ts'

export const manifest: ServerManifest = { jobs: photoJobs }
