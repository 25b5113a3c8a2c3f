import { readSettings } from '#features/settings/server/public.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { forgetHandoversBefore } from './handover-store.ts'
import { forgetPhotosBefore, keepWithin } from './photos/photo-store.ts'

const DAY_MS = 24 * 3_600_000
/** Fines come late: who had a car is known for two years. */
const KEPT_DAYS = 730
const MEGABYTE = 1_000_000

export function handoverJobs(platform: Platform): Job[] {
  const { database, clock } = platform
  return [
    {
      name: 'forget old photos and hand-overs of cars',
      everySeconds: 3600,
      run: () =>
        database.transaction(async (tx) => {
          const { keepDays, megabytes } = (await readSettings(tx, clock)).handover
          await forgetPhotosBefore(tx, instantIn(clock, -keepDays * DAY_MS))
          await keepWithin(tx, megabytes * MEGABYTE)
          await forgetHandoversBefore(tx, instantIn(clock, -KEPT_DAYS * DAY_MS))
        }),
    },
  ]
}
