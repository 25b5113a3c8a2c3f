import { instantNow } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteSessionsEndedBefore } from './session-store.ts'

export function authJobs(platform: Platform): Job[] {
  return [
    {
      name: 'forget ended sessions',
      everySeconds: 3600,
      run: () => deleteSessionsEndedBefore(platform.database.queries, instantNow(platform.clock)),
    },
  ]
}
