import { addDays } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetOldPinPicks } from './pin-picks/pin-picks-store.ts'

/** Long enough for the office to settle what a driver has said of a shift. */
const PIN_PICKS_KEPT_DAYS = 60

export function workCalendarJobs({ database, clock }: Platform): Job[] {
  return [
    {
      name: "forget old picks by the fleet's PIN",
      everySeconds: 24 * 3600,
      run: () => forgetOldPinPicks(database.queries, addDays(fleetTime(clock).date, -PIN_PICKS_KEPT_DAYS)),
    },
  ]
}
