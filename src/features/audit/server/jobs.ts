import { instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deleteEntriesBefore } from './store.ts'

/** Long enough to answer a question about last year's planning. */
const KEPT_MS = 400 * 86_400_000

export function auditJobs(platform: Platform): Job[] {
  return [
    {
      name: 'forget old audit entries',
      everySeconds: 24 * 3600,
      run: () => deleteEntriesBefore(platform.database.queries, instantIn(platform.clock, -KEPT_MS)),
    },
  ]
}
