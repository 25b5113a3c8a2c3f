import type { Result } from '#kernel/result.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { describeError } from '#platform/server/log.ts'
import type { Platform } from '#platform/server/platform.ts'
import { planRun } from '../../domain/night-run.ts'
import type { RunFault } from '../../domain/run-fault.ts'
import type { BoltClient } from '../client/bolt-client.ts'
import { fetchNight } from '../fetch-night.ts'
import { fleetZone } from '../fleet-zone.ts'
import { endBadly, type Run } from './run-store.ts'
import { storeDay } from './store-day.ts'

/** Undoes the day's transaction. */
class Refused extends Error {
  readonly fault: RunFault
  constructor(fault: RunFault) {
    super(fault.code)
    this.fault = fault
  }
}

/**
 * Fetches the day of a run that was taken, and stores it: whole, or not at all with the fault noted.
 * @returns the fault; null where all went well
 */
export async function fetchDay(platform: Platform, client: BoltClient, run: Run): Promise<RunFault | null> {
  const now = Math.floor(platform.clock.now().getTime() / 1000)
  const fetched = await fetchNight(client, run.companyId, planRun(run.date, now, fleetZone))
  const stored = fetched.ok ? await store(platform, run, fetched.value) : fetched
  if (stored.ok) return null
  await endBadly(platform.database.queries, run.id, stored.error, instantNow(platform.clock))
  return stored.error
}

async function store(
  platform: Platform,
  run: Run,
  night: Parameters<typeof storeDay>[3],
): Promise<Result<void, RunFault>> {
  try {
    await platform.database.transaction(async (tx) => {
      const done = await storeDay(tx, platform, run, night)
      if (!done.ok) throw new Refused(done.error)
    })
    return ok(undefined)
  } catch (error) {
    if (error instanceof Refused) return fail(error.fault)
    platform.log.error({ job: 'fetch from Bolt', ...describeError(error) }, 'a day was not stored')
    return fail({ code: 'own-error' })
  }
}
