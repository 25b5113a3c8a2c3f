import { instantIn, instantNow } from '#platform/server/clock.ts'
import { forgetKeys } from '#platform/server/http/idempotency.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetBuckets } from '#platform/server/throttle-store.ts'
import { forgetTriesBefore } from '#platform/server/throttle-tries.ts'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Work of the platform's own tables. */
export function upkeepJobs(platform: Platform): Job[] {
  const { clock, database } = platform
  return [
    {
      name: 'forget answered request keys',
      everySeconds: 3600,
      run: () => forgetKeys(database.queries, instantIn(clock, -WEEK_MS)),
    },
    {
      name: 'forget ended throttle windows',
      everySeconds: 3600,
      run: async () => {
        await forgetBuckets(database.queries, instantNow(clock))
        await forgetTriesBefore(database.queries, instantIn(clock, -2 * DAY_MS))
      },
    },
  ]
}
