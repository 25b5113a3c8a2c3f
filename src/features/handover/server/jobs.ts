import { instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { drivenFollower } from './driven/follow-driven.ts'
import { forgetHandoversBefore } from './handover-store.ts'
import { KEPT_DAYS } from './kept-days.ts'

const DAY_MS = 24 * 3_600_000

export function handoverJobs(platform: Platform): Job[] {
  const { database, clock } = platform
  return [
    { name: 'kilometres of shifts by hand-overs', everySeconds: 15, ...drivenFollower(platform) },
    {
      name: 'forget old hand-overs of cars',
      everySeconds: 3600,
      run: () =>
        database.transaction((tx) => forgetHandoversBefore(tx, instantIn(clock, -KEPT_DAYS * DAY_MS))),
    },
  ]
}
