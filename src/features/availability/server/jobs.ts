import { readSettings } from '#features/settings/server/public.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetWaitingBefore } from './waiting/waiting-store.ts'

export function availabilityJobs(platform: Platform): Job[] {
  return [{ name: 'forget waiting forms', everySeconds: 24 * 3600, run: () => forgetWaiting(platform) }]
}

/** Strangers' data are not kept once their week is over. */
async function forgetWaiting({ database, clock, log }: Platform): Promise<void> {
  const { currentWeek } = await readSettings(database.queries, clock)
  const number = await forgetWaitingBefore(database.queries, currentWeek)
  if (number > 0) log.info({ number }, 'waiting forms forgotten')
}
