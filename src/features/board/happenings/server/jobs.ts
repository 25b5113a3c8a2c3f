import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetHappeningsBefore } from './store.ts'

/** After their last day; some tell of illness. */
const KEPT_DAYS = 60

export function happeningJobs({ database, clock }: Platform): Job[] {
  return [
    {
      name: 'forget what happened to weeks',
      everySeconds: 24 * 3600,
      run: () =>
        database.transaction((tx) => forgetHappeningsBefore(tx, addDays(fleetTime(clock).date, -KEPT_DAYS))),
    },
  ]
}
