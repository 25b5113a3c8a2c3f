import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetReportsBefore } from './store.ts'

/** After the shift; among them are words about illness. */
const KEPT_DAYS = 60

export function reportJobs({ database, clock }: Platform): Job[] {
  return [
    {
      name: 'forget what drivers told of shifts',
      everySeconds: 24 * 3600,
      run: () =>
        database.transaction((tx) => forgetReportsBefore(tx, addDays(fleetTime(clock).date, -KEPT_DAYS))),
    },
  ]
}
