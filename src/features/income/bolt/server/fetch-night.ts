import type { CalendarDate } from '#kernel/calendar-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { BoltFault } from '../domain/bolt-fault.ts'
import type { BoltDriver, BoltOrder, BoltStateLog } from '../domain/bolt-rows.ts'
import type { Stretch } from '../domain/fleet-zone.ts'
import { mergeOrders, type NightRun } from '../domain/night-run.ts'
import type { BoltClient } from './client/bolt-client.ts'

/** All that Bolt tells of one company in a night's run. */
export interface FetchedNight {
  /** The work day that is whole. */
  readonly date: CalendarDate
  /** One of each reference; of other days too, as far as their prices were looked at again. */
  readonly orders: readonly BoltOrder[]
  /** References whose price differed between two answers of this run; the later one is in `orders`. */
  readonly corrected: readonly string[]
  readonly logs: readonly BoltStateLog[]
  /** Who they are, as Bolt's list has them; a driver may come twice. */
  readonly drivers: readonly BoltDriver[]
  /** Unix seconds: so far the logs go. */
  readonly knownUntil: number
}

/**
 * Asks for everything that a night's run needs of one company, range by range. Either all of it, or the fault
 * that stopped it; an incomplete day never leaves here.
 */
export async function fetchNight(
  client: BoltClient,
  companyId: number,
  { date, created, reviewed, logs }: NightRun,
): Promise<Result<FetchedNight, BoltFault>> {
  const asCreated = await each(created, (range) => client.getFleetOrders(companyId, range, 'created'))
  if (!asCreated.ok) return asCreated
  const asReviewed = await each(reviewed, (range) => client.getFleetOrders(companyId, range, 'price_review'))
  if (!asReviewed.ok) return asReviewed
  const states = await each(logs, (range) => client.getFleetStateLogs(companyId, range))
  if (!states.ok) return states
  const drivers = await each(created, (range) => client.getDrivers(companyId, range))
  if (!drivers.ok) return drivers
  return ok({
    date,
    ...mergeOrders([...asCreated.value, ...asReviewed.value]),
    logs: states.value.flat(),
    drivers: drivers.value.flat(),
    knownUntil: logs.at(-1)?.to ?? 0,
  })
}

async function each<T>(
  ranges: readonly Stretch[],
  ask: (range: Stretch) => Promise<Result<T, BoltFault>>,
): Promise<Result<T[], BoltFault>> {
  const answers: T[] = []
  for (const range of ranges) {
    const answer = await ask(range)
    if (!answer.ok) return answer
    answers.push(answer.value)
  }
  return ok(answers)
}
