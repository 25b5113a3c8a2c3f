import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { CAUGHT_UP_DAYS, type EndedRun, type OpenDay, openDays } from '../../domain/due-days.ts'
import { workDay } from '../../domain/fleet-zone.ts'
import { lastWorkDay } from '../../domain/night-run.ts'
import type { Company, Connection } from '../connections/connection-store.ts'
import { fleetZone } from '../fleet-zone.ts'
import { endedRuns, type TakenBackDay, takenBackDays } from './run-store.ts'

/** A company's days that are not whole yet, and until when all are. */
export interface CompanyDays {
  readonly open: readonly OpenDay[]
  /** What was loaded of them a person has taken back; no night brings it again. */
  readonly takenBack: readonly TakenBackDay[]
  /** Null while none is. */
  readonly wholeUntil: CalendarDate | null
}

/** Of each of the companies. */
export async function daysOfCompanies(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  connections: readonly Connection[],
  companies: readonly Company[],
  queries: Queries = database.queries,
): Promise<Map<number, CompanyDays>> {
  const now = clock.now().getTime()
  const last = lastWorkDay(Math.floor(now / 1000), fleetZone)
  const runs = await endedRuns(queries, addDays(last, -CAUGHT_UP_DAYS))
  const takenBack = await takenBackDays(queries, addDays(last, 1 - CAUGHT_UP_DAYS))
  const keySince = new Map(connections.map(({ id, enteredAt }) => [id, Date.parse(enteredAt)]))
  return new Map(
    companies.map(({ companyId, connectionId, firstDay }) => {
      const ended = runs.get(companyId) ?? []
      const open = openDays({
        last,
        lastEndedAt: workDay(last, fleetZone).to * 1000,
        firstDay,
        keySince: keySince.get(connectionId) ?? 0,
        runs: ended,
        now,
      })
      const gone = takenBack.filter((day) => day.companyId === companyId)
      return [companyId, { open, takenBack: gone, wholeUntil: wholeUntil([...open, ...gone], last, ended) }]
    }),
  )
}

function wholeUntil(
  notWhole: readonly { readonly date: CalendarDate }[],
  last: CalendarDate,
  ended: readonly EndedRun[],
) {
  const [first] = notWhole.map(({ date }) => date).sort()
  const until = first ? addDays(first, -1) : last
  return ended.some(({ date, fault }) => fault === null && date <= until) ? until : null
}

/** What is due now: of each company the oldest day first. Companies that a key opens no more wait. */
export async function daysToFetch(
  platform: Pick<Platform, 'database' | 'clock'>,
  connection: Connection,
  companies: readonly Company[],
): Promise<{ readonly companyId: number; readonly date: CalendarDate }[]> {
  if (connection.sealed === null) return []
  const now = platform.clock.now().getTime()
  const days = await daysOfCompanies(
    platform,
    [connection],
    companies.filter(({ goneAt }) => goneAt === null),
  )
  return [...days]
    .flatMap(([companyId, { open }]) =>
      open.filter(({ tryAt }) => tryAt <= now).map(({ date }) => ({ companyId, date })),
    )
    .sort((a, b) => (a.date === b.date ? a.companyId - b.companyId : a.date < b.date ? -1 : 1))
}
