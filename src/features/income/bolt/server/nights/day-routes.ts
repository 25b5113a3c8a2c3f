import type { ClosedWeeks } from '#features/income/facts/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  fetchBoltDay,
  getBoltAttention,
  getBoltHours,
  listBoltRuns,
  RUNS_ON_PAGE,
} from '../../contract-days.ts'
import { lastWorkDay } from '../../domain/night-run.ts'
import { allConnections, companiesOf, companyOf, lockBolt } from '../connections/connection-store.ts'
import { openKey } from '../connections/key-seal.ts'
import { fleetZone } from '../fleet-zone.ts'
import { hoursOfShift } from '../hours/hours-of-shift.ts'
import { countMissingRides } from '../rides/ride-store.ts'
import { closedByRun } from './closed-by-run.ts'
import { daysOfCompanies } from './open-days.ts'
import { askedSince, countRuns, hasOpenRun, insertRun, type ListedRun, runsOnPage } from './run-store.ts'

const DONE = ok({ status: 'ok' as const })
/** A day that a person may ask for: Bolt's corrections are long done, and what is remembered of it goes. */
const OLDEST_DAYS = 400
/** Of one day one run, and of a company so many, in ten minutes: Bolt is not to be asked without end. */
const WINDOW_MS = 10 * 60_000
const MOST_ASKED = 6

export function dayRoutes(platform: Platform, { closedWeeksOf }: Shared): Route[] {
  const { clock, secrets } = platform
  const closedBy = closedByRun(closedWeeksOf)
  const lastDay = () => lastWorkDay(Math.floor(clock.now().getTime() / 1000), fleetZone)
  return [
    reads(listBoltRuns, async ({ page }, { queries }) => {
      const data = []
      for (const run of await runsOnPage(queries, page, RUNS_ON_PAGE)) {
        data.push(runOnWire(run, await closedBy(queries, run)))
      }
      return ok({ total: await countRuns(queries), data })
    }),

    writes(fetchBoltDay, async ({ companyId, date }, { tx, audit, caller }) => {
      await lockBolt(tx)
      audit({ companyId, date })
      if (!(await companyOf(tx, companyId))) return fail({ code: 'no_such_company' as const })
      if (date > lastDay()) return fail({ code: 'not_over' as const })
      if (date < addDays(lastDay(), -OLDEST_DAYS)) return fail({ code: 'too_old' as const })
      if (await hasOpenRun(tx, companyId, date)) return fail({ code: 'under_way' as const })
      const { ofDay, all } = await askedSince(tx, { companyId, date }, instantIn(clock, -WINDOW_MS))
      if (ofDay > 0 || all >= MOST_ASKED) return fail({ code: 'too_often' as const })
      await insertRun(tx, { companyId, date, askedBy: nameOfCaller(caller), askedAt: instantNow(clock) })
      return DONE
    }),

    reads(getBoltAttention, async (_, { queries }) => {
      const connections = await allConnections(queries)
      const companies = await companiesOf(queries)
      const days = await daysOfCompanies(platform, connections, companies)
      return ok({
        connected: connections.length > 0,
        incomplete: [...days].flatMap(([companyId, { open }]) =>
          open.flatMap(({ date, fault, tryAt }) =>
            fault ? [{ companyId, date, fault, tryAt: instantIn(clock, tryAt - clock.now().getTime()) }] : [],
          ),
        ),
        unreadable: connections
          .filter((connection) => openKey(secrets, connection) === undefined)
          .map(({ name }) => ({ name })),
        gone: companies.filter(({ goneAt }) => goneAt !== null).map(({ companyId }) => ({ companyId })),
        takenBack: [...days.values()].flatMap(({ takenBack }) => [...takenBack]),
        missingRides: await countMissingRides(queries),
      })
    }),

    reads(getBoltHours, async ({ driverId, ...slot }, { queries }) =>
      ok({ hours: (await hoursOfShift(queries, driverId, slot)) ?? null }),
    ),
  ]
}

function runOnWire({ id, takenBackAt, takenBackBy, problems, ...run }: ListedRun, closedWeeks: ClosedWeeks) {
  const { companyId, date, state, askedBy, askedAt, finishedAt, fault, counts } = run
  return {
    id,
    attributes: {
      ...{ companyId, date, state, askedBy, askedAt, finishedAt, fault, counts },
      problems: [...(problems ?? [])],
      closedWeeks,
      takenBack: takenBackAt === null ? null : { at: takenBackAt, by: takenBackBy ?? '' },
    },
  }
}
