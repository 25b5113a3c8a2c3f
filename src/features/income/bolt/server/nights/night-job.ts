import { randomUUID } from 'node:crypto'
import { fleetTime, instantIn, instantNow } from '#platform/server/clock.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isOfTheDay, type RunFault } from '../../domain/run-fault.ts'
import type { BoltClientOptions } from '../client/bolt-client.ts'
import { askForCompanies } from '../connections/ask-for-companies.ts'
import { boltClient } from '../connections/bolt-at-hand.ts'
import {
  allConnections,
  type Company,
  type Connection,
  companiesOf,
} from '../connections/connection-store.ts'
import { openKey } from '../connections/key-seal.ts'
import { whileLeased } from '../connections/lease.ts'
import { forgetHours } from '../hours/hours-store.ts'
import { forgetRides } from '../rides/ride-store.ts'
import { fetchDay } from './fetch-day.ts'
import { daysToFetch } from './open-days.ts'
import { askedRuns, endBadly, forgetRuns, giveUpRuns, insertRun, type Run, takeRun } from './run-store.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 400
/** What a key opens is asked again where it was refused, or a company is gone. */
const ASKED_AGAIN_MS = 6 * 3_600_000

/** Whoever fetches: one process, which a lease tells from others. */
export interface Fetcher {
  readonly holder: string
  readonly signal: AbortSignal
  readonly inTests?: BoltClientOptions['inTests']
}

/** Fetches the days that are due or were asked for; a stop of the server ends the one under way. */
export function nightJobs(platform: Platform): Job[] {
  const stopped = new AbortController()
  const fetcher = { holder: randomUUID(), signal: stopped.signal }
  return [
    {
      name: 'fetch from Bolt',
      everySeconds: 30,
      run: () => fetchDueDays(platform, fetcher),
      abandon: () => stopped.abort(),
    },
    {
      name: 'forget old runs, rides and hours of Bolt',
      everySeconds: 24 * 3600,
      run: async () => {
        await forgetRuns(platform.database.queries, instantIn(platform.clock, -KEPT_DAYS * DAY_MS))
        const { date: today } = fleetTime(platform.clock)
        await forgetRides(platform.database.queries, today)
        await forgetHours(platform.database.queries, today)
      },
    },
  ]
}

/** Works off what is due of every connection, one after another. */
export async function fetchDueDays(platform: Platform, fetcher: Fetcher): Promise<void> {
  const { queries } = platform.database
  for (const connection of await allConnections(queries)) {
    if (fetcher.signal.aborted) return
    if (!(await hasWork(platform, connection))) continue
    await whileLeased(platform, connection.id, fetcher.holder, () => workOff(platform, connection, fetcher))
  }
}

async function hasWork(platform: Platform, connection: Connection): Promise<boolean> {
  const { checkedAt, checkFault, sealed } = connection
  const companies = await ownCompanies(platform, connection)
  const isUnsure = checkFault !== null || companies.some(({ goneAt }) => goneAt !== null)
  const askAgain = checkedAt !== null && isUnsure && checkedAt < instantIn(platform.clock, -ASKED_AGAIN_MS)
  if (sealed !== null && (checkedAt === null || askAgain)) return true
  const asked = await askedRuns(platform.database.queries, ids(companies))
  return asked.length > 0 || (await daysToFetch(platform, connection, companies)).length > 0
}

async function workOff(platform: Platform, connection: Connection, fetcher: Fetcher): Promise<void> {
  const { clock, database } = platform
  const { queries } = database
  // Nobody else works in this connection's name, so what is said to be under way died with its process.
  await giveUpRuns(queries, ids(await ownCompanies(platform, connection)), instantNow(clock))
  const key = openKey(platform.secrets, connection)
  const client =
    key &&
    boltClient(platform, key, {
      stop: fetcher.signal,
      ...(fetcher.inTests ? { inTests: fetcher.inTests } : {}),
    })
  const opened = client
    ? await askForCompanies(platform, connection, client)
    : ({ ok: false, error: { code: 'key-unreadable' } } as const)
  for (let ended = new Set<number>(); !fetcher.signal.aborted; ) {
    const run = await nextRun(platform, connection, ended)
    if (!run) return
    const wrong: RunFault | null = !opened.ok
      ? opened.error
      : opened.value.includes(run.companyId)
        ? null
        : { code: 'company-gone' }
    if (wrong) await endBadly(queries, run.id, wrong, instantNow(clock))
    const fault = wrong ?? (client ? await fetchDay(platform, client, run) : null)
    if (fault && !isOfTheDay(fault)) ended = new Set([...ended, run.companyId])
  }
}

/** What people asked for goes first, then the oldest day that is due. */
async function nextRun(
  platform: Platform,
  connection: Connection,
  ended: ReadonlySet<number>,
): Promise<Run | undefined> {
  const { queries } = platform.database
  const companies = (await ownCompanies(platform, connection)).filter(
    ({ companyId }) => !ended.has(companyId),
  )
  const now = () => instantNow(platform.clock)
  const [asked] = await askedRuns(queries, ids(companies))
  if (asked) return (await takeRun(queries, asked.id, now())) ? asked : undefined
  const [day] = await daysToFetch(platform, connection, companies)
  if (!day) return undefined
  await insertRun(queries, { ...day, askedBy: null, askedAt: now() })
  const [run] = (await askedRuns(queries, [day.companyId])).filter(({ date }) => date === day.date)
  return run && (await takeRun(queries, run.id, now())) ? run : undefined
}

async function ownCompanies({ database }: Platform, { id }: Connection): Promise<Company[]> {
  return (await companiesOf(database.queries)).filter(({ connectionId }) => connectionId === id)
}

function ids(companies: readonly Company[]): number[] {
  return companies.map(({ companyId }) => companyId)
}
