import { readSettings } from '#features/settings/server/public.ts'
import { addWeeks, weekOf } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { emptyUnprovenBefore, forgetUnprovenBefore } from './disown/unproven-store.ts'
import { forgetWaitingBefore } from './waiting/waiting-store.ts'

export function availabilityJobs(platform: Platform): Job[] {
  return [
    { name: 'forget waiting forms', everySeconds: 24 * 3600, run: () => forgetWaiting(platform) },
    { name: 'forget unproven forms', everySeconds: 24 * 3600, run: () => forgetUnproven(platform) },
  ]
}

/** Long enough for the office to settle what drivers have disowned. */
const UNPROVEN_KEPT_WEEKS = 9

/** What a form said is of use until its week begins; that it was disowned, for the office, a while longer. */
async function forgetUnproven({ database, clock }: Platform): Promise<void> {
  const now = weekOf(fleetTime(clock).date)
  await emptyUnprovenBefore(database.queries, now)
  await forgetUnprovenBefore(database.queries, addWeeks(now, -UNPROVEN_KEPT_WEEKS))
}

/** Strangers' data are not kept once their week is over. */
async function forgetWaiting({ database, clock, log }: Platform): Promise<void> {
  const { currentWeek } = await readSettings(database.queries, clock)
  const number = await forgetWaitingBefore(database.queries, currentWeek)
  if (number > 0) log.info({ number }, 'waiting forms forgotten')
}
