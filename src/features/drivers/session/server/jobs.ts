import { instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { hashNewPins } from './driver-pins.ts'
import { forgetEntryLinksBefore } from './entry-link-store.ts'

/** So long after its end a link is still told from one that never was. Milliseconds. */
const TOLD_FOR = 30 * 24 * 3_600_000

export function driverPinJobs(platform: Platform): Job[] {
  const { database, clock } = platform
  return [
    { name: 'hash new PINs', everySeconds: 5, run: () => hashNewPins(platform) },
    {
      name: 'forget links that ended',
      everySeconds: 24 * 3600,
      run: () => forgetEntryLinksBefore(database.queries, instantIn(clock, -TOLD_FOR)),
    },
  ]
}
