import { randomUUID } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import { beginResults, forgetTouched } from '#features/income/facts/server/public.ts'
import { holdCharges } from '#features/settlement/charges/server/public.ts'
import { beginLedger } from '#features/settlement/ledger/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { fleetTimeOfInstant, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { listCorrections } from '../contract-statement.ts'
import { addCorrection, correctionsOf, lastCorrectionNo } from './correction-store.ts'
import { proposalsOf } from './proposals.ts'
import { rowsOfCorrection } from './rows-of-correction.ts'
import { spanningClosed } from './spanning-closed.ts'
import { type ListedStatement, statementById } from './statement-store.ts'
import { readWeekSources } from './week-sources.ts'
import { weeksToCompare } from './weeks-to-compare.ts'

type Listed = OutputOf<typeof listCorrections>

/**
 * Every proposed correction, and every report that stands beside closed weeks alone; the oldest week first.
 */
export async function allProposals(queries: Queries): Promise<Listed> {
  const data: Listed['data'] = []
  const spanning: Listed['spanning'] = []
  for (const { driverIds, ...week } of await weeksToCompare(queries)) {
    const sources = await readWeekSources(queries, week, driverIds)
    const proposals = await proposalsOf(queries, sources, driverIds)
    const beside = [...sources.statements.values()].flatMap((statement) =>
      driverIds.includes(statement.driverId)
        ? spanningClosed(sources, statement.driverId).map((block) => ({ statement, block }))
        : [],
    )
    const drivers = await driversByIds(
      queries,
      [...proposals, ...beside].map(({ statement }) => statement.driverId),
    )
    const named = ({ id, number, driverId, payeeName }: ListedStatement) => ({
      ...{ statementId: id, number, driverId, ...week },
      fullName: drivers.get(driverId)?.fullName ?? payeeName,
    })
    spanning.push(...beside.map(({ statement, block }) => ({ ...named(statement), block })))
    data.push(
      ...proposals.map(({ statement, correction, digest, blocks }) => ({
        ...named(statement),
        grosze: correction.grosze,
        apartGrosze: correction.apart,
        breakdown: correction.breakdown,
        rowsDigest: digest,
        blocks,
      })),
    )
  }
  return { data, spanning }
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
  const sources = await readWeekSources(tx, { year, week }, [driverId])
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
    rows: await rowsOfCorrection(tx, proposal.frozen, proposal.rows, correction),
    inputsHash: correction.inputsHash,
    rowsDigest: digest,
    no: (await lastCorrectionNo(tx, id)) + 1,
    ...{ decidedAt: instantNow(clock), decidedBy: by, reason: reason ?? '' },
  }
  await addCorrection(tx, row)
  // Of who was folded into another one both statements stand on the same rows: both are compared on.
  const sharers = [...sources.statements.values()].filter(
    (other) => sources.holderOf(other.driverId) === sources.holderOf(driverId),
  )
  if (sharers.length === 1)
    await forgetTouched(tx, sources.period.from, [driverId, sources.holderOf(driverId)])
  return ok({ id: row.id, grosze: row.grosze })
}
