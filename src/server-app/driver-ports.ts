import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { papersOff } from '#features/papers/server/public.ts'
import { type LastPlace, lastPlaces } from '#features/roster/server/public.ts'
import { owedBesideTransfers, unsettledAmong } from '#features/settlement/ledger/server/public.ts'
import { openWeeksOf } from '#features/settlement/weeks/server/public.ts'
import { lastDates } from '#features/submissions/server/public.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import { serverManifests } from './manifests/server-manifests.ts'

/**
 * The turns of those who keep something of a driver who is merged, exported or erased. Each locks rows that
 * other calls lock too, all in one order: drivers, submissions, slots, cars, papers, weeks. Out of turn, two
 * calls could each hold what the other waits for.
 */
export const HOLDERS_IN_TURN = [
  'drivers/session',
  'push',
  'reminders',
  'work-calendar',
  // Before their submissions are united.
  'availability',
  'submissions',
  'fleet/assigned-drivers',
  'papers',
  'schedule',
  'notices',
  'removals',
  'roster',
  'board/happenings',
  'market',
  'driver-reports',
  'handover',
  'income/matching',
  'income/bolt',
  'fuel',
  'settlement/schemes',
  'settlement/charges',
  'settlement/accounts',
  'settlement/transfers',
  'settlement/weeks',
  'settlement/own-statements',
  'settlement/ledger',
] as const

/** What drivers need of features that lean on them. */
export function driverPorts(platform: Platform): Shared['driverPorts'] {
  return {
    lastDays,
    expiredPapers: (queries) => expiredPapers(platform, queries),
    owedOf: owedBesideTransfers,
    unsettledAmong,
    openWeeksOf,
    holders: HOLDERS_IN_TURN.map((feature) => holderOf(feature, platform)),
  }
}

function holderOf(feature: string, platform: Platform): DriverDataHolder {
  const holder = serverManifests.get(feature)?.driverDataHolder?.(platform)
  if (!holder) throw new Error(`${feature} has a turn among the holders, and its manifest names none.`)
  return holder
}

/** Driven or to be driven before reserve, then the latest: places of generated weeks, choices of others. */
async function lastDays(queries: Queries): Promise<Map<string, Omit<LastPlace, 'driverId'>>> {
  const last = new Map<string, Omit<LastPlace, 'driverId'>>()
  for (const { driverId, ...day } of [...(await lastPlaces(queries)), ...(await lastDates(queries))]) {
    const known = last.get(driverId)
    const isBetter = !known || (known.isReserve === day.isReserve ? day.date > known.date : known.isReserve)
    if (isBetter) last.set(driverId, day)
  }
  return last
}

async function expiredPapers({ clock }: Platform, queries: Queries): Promise<Map<string, string[]>> {
  const { date: today } = fleetTime(clock)
  const expired = new Map<string, string[]>()
  for (const { driverId, reason } of (await papersOff(queries, today, today)).drivers)
    expired.set(driverId, [...(expired.get(driverId) ?? []), reason])
  return expired
}
