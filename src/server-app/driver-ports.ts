import type { DriverPorts } from '#features/drivers/server/public.ts'
import { assignmentsOfDrivers } from '#features/fleet/assigned-drivers/server/public.ts'
import { fuelOfDrivers } from '#features/fuel/server/public.ts'
import { receiptsOfDrivers } from '#features/notices/server/public.ts'
import { papersOfDrivers, papersOff } from '#features/papers/server/public.ts'
import { removalsOfDrivers } from '#features/removals/server/public.ts'
import { resultsOfDrivers } from '#features/results/server/public.ts'
import { pinsOfDrivers } from '#features/roster/server/public.ts'
import { weeksOfDrivers } from '#features/schedule/server/public.ts'
import { lastChosenDates, submissionsOfDrivers } from '#features/submissions/server/public.ts'
import { subscriptionsOfDrivers } from '#features/work-calendar/server/public.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** What drivers need of features that lean on them. The holders stand in the order in which rows are locked everywhere. */
export function driverPorts(platform: Platform): DriverPorts {
  return {
    lastDays: lastChosenDates,
    expiredPapers: (queries) => expiredPapers(platform, queries),
    holders: [
      subscriptionsOfDrivers(),
      submissionsOfDrivers(platform),
      assignmentsOfDrivers(),
      papersOfDrivers(),
      weeksOfDrivers(platform),
      receiptsOfDrivers(),
      removalsOfDrivers(),
      pinsOfDrivers(),
      resultsOfDrivers(platform),
      fuelOfDrivers(),
    ],
  }
}

async function expiredPapers({ clock }: Platform, queries: Queries): Promise<Map<string, string[]>> {
  const { date: today } = fleetTime(clock)
  const expired = new Map<string, string[]>()
  for (const { driverId, reason } of (await papersOff(queries, today, today)).drivers)
    expired.set(driverId, [...(expired.get(driverId) ?? []), reason])
  return expired
}
