import { forgetRemoved } from '#features/removals/server/public.ts'
import type { AuthorCode } from '#features/roster/domain/public.ts'
import { listWeeks, weekOfRow } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf } from '#kernel/week.ts'
import { fleetTime, instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { displaceInWeek } from './displacing/displace-drivers.ts'

const DAY_MS = 86_400_000
/** Long enough for an undone removal to be redone on a board that has been left open. */
const WITHDRAWN_KEPT_MS = 7 * DAY_MS

/** Reasons may tell of illness: they are kept as long as the office says (D22). */
async function forgetOldRemovals({ database, clock }: Platform): Promise<void> {
  const { keepRemovedDays } = await readSettings(database.queries, clock)
  await forgetRemoved(database.queries, {
    before: instantIn(clock, -keepRemovedDays * DAY_MS),
    withdrawnBefore: instantIn(clock, -WITHDRAWN_KEPT_MS),
  })
}

/**
 * A rental without an end holds its car for 14 days from each day anew (D18), so drivers of generated weeks
 * lose cars as time goes by.
 */
export function scheduleJobs(platform: Platform): Job[] {
  return [
    { name: 'settle-displaced', everySeconds: 15 * 60, run: () => displaceInAllWeeks(platform) },
    { name: 'forget old removal reasons', everySeconds: 24 * 3600, run: () => forgetOldRemovals(platform) },
  ]
}

async function displaceInAllWeeks(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const by: AuthorCode = '@automatic'
  const author = { id: null, name: by }
  const { date: today } = fleetTime(clock)
  const weeks = await listWeeks(database.queries, undefined)
  const lasting = weeks.filter((row) => addDays(mondayOf(weekOfRow(row)), 6) >= today)
  for (const { id } of lasting.reverse())
    await database.transaction((tx) => displaceInWeek(tx, platform, id, author))
}
