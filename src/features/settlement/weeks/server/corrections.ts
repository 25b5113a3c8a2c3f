import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { beginResults } from '#features/income/facts/server/public.ts'
import { holdCharges } from '#features/settlement/charges/server/public.ts'
import { beginLedger } from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTimeOfInstant, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listCorrections } from '../contract-statement.ts'
import { addCorrection, correctionsOf, lastCorrectionNo } from './correction-store.ts'
import { proposalsOf } from './proposals.ts'
import { statementById } from './statement-store.ts'
import { readWeekSources } from './week-sources.ts'

/** Weeks that are looked at whatever was loaded: people are matched and fuel is entered without a load. */
const LATEST_WEEKS = 4

type Listed = OutputOf<typeof listCorrections>

/** Every proposed correction, the oldest week first. */
export async function allProposals(queries: Queries): Promise<Listed> {
  const data: Listed['data'] = []
  for (const week of await weeksToLookAt(queries)) {
    const sources = await closedOnly(queries, week)
    const proposals = await proposalsOf(queries, sources)
    const drivers = await driversByIds(
      queries,
      proposals.map(({ statement }) => statement.driverId),
    )
    data.push(
      ...proposals.map(({ statement, correction, digest, blocks }) => ({
        ...{ statementId: statement.id, number: statement.number, driverId: statement.driverId, ...week },
        fullName: drivers.get(statement.driverId)?.fullName ?? statement.payeeName,
        grosze: correction.grosze,
        apartGrosze: correction.apart,
        breakdown: correction.breakdown,
        rowsDigest: digest,
        blocks,
      })),
    )
  }
  return { data }
}

/** The latest closed weeks, and older ones of which something was loaded or taken back since. */
async function weeksToLookAt(queries: Queries): Promise<Week[]> {
  const { rows } = await queries.execute<{ year: number; week: number }>(sql`
    SELECT year, week FROM (
      SELECT year, week, min(closed_at) AS closed,
        to_date(year || '-' || week, 'IYYY-IW') AS monday,
        row_number() OVER (ORDER BY year DESC, week DESC) AS place
      FROM settlement_statements WHERE reopened_at IS NULL GROUP BY year, week
    ) AS closed_weeks
    WHERE place <= ${LATEST_WEEKS} OR EXISTS (
      SELECT 1 FROM income_loads
      WHERE greatest(loaded_at, taken_back_at) > closed
        AND period_start <= monday + 6 AND period_end >= monday)
    ORDER BY year, week`)
  return rows
}

/** @param driverId one driver's week alone */
async function closedOnly(queries: Queries, week: Week, driverId?: string) {
  return readWeekSources(queries, week, driverId === undefined ? 'closed' : [driverId])
}

interface Decision {
  readonly id: string
  readonly rowsDigest: string
  readonly decision: 'accept' | 'decline'
  readonly reason: string | undefined
  readonly by: string
}

/** Accepts or declines what is proposed of a statement by now. */
export async function decide(tx: Tx, { clock }: Platform, { id, decision, reason, by, ...seen }: Decision) {
  if (decision === 'decline' && reason === undefined) return fail({ code: 'reason_missing' as const })
  await beginResults(tx)
  await holdCharges(tx)
  await beginLedger(tx)
  const statement = await statementById(tx, id)
  if (!statement || statement.reopenedAt !== null) return fail({ code: 'no_such_statement' as const })
  const { driverId, year, week, number } = statement
  const sources = await closedOnly(tx, { year, week }, driverId)
  const proposal = (await proposalsOf(tx, sources, [driverId])).find((one) => one.statement.id === id)
  if (proposal?.digest !== seen.rowsDigest) {
    const earlier = (await correctionsOf(tx, [id]))
      .get(id)
      ?.findLast((one) => one.rowsDigest === seen.rowsDigest)
    if (!earlier) return fail({ code: 'changed' as const })
    const { date, hour, minute } = fleetTimeOfInstant(earlier.decidedAt)
    const facts = { by: earlier.decidedBy, decision: earlier.state, date, hour, minute }
    return fail({ code: 'already_decided' as const, facts })
  }
  if (decision === 'accept' && proposal.blocks.length > 0) return fail({ code: 'blocked' as const })
  const { correction, digest } = proposal
  const row = {
    ...{ id: randomUUID(), driverId, versionId: id, statement: number, year, week },
    state: decision === 'accept' ? ('accepted' as const) : ('declined' as const),
    grosze: correction.grosze,
    apartGrosze: correction.apart,
    breakdown: correction.breakdown,
    added: [...correction.added],
    removed: [...correction.removed],
    changed: [...correction.changed],
    inputsHash: correction.inputsHash,
    rowsDigest: digest,
    no: (await lastCorrectionNo(tx, id)) + 1,
    ...{ decidedAt: instantNow(clock), decidedBy: by, reason: reason ?? '' },
  }
  await addCorrection(tx, row)
  return ok({ id: row.id, grosze: row.grosze })
}
