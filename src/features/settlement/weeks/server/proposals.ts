import {
  type Correction,
  correct,
  factsOfRows,
  hoursPaidBy,
  type IncomeFact,
  inputFaults,
  isCorrection,
  type RowsByNow,
  type Scheme,
  withNetDecided,
  withoutHours,
} from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { blocksSince } from '../domain/blocks-since.ts'
import { netDecidedIn, overlapsOfRows } from '../domain/draft.ts'
import { type FrozenStatement, thaw } from '../domain/frozen.ts'
import { rowsDigest, settledBeside, underFrozenIds } from '../domain/rows-digest.ts'
import type { WeekBlock } from '../domain/week-block.ts'
import { type CorrectionRow, correctionsOf } from './correction-store.ts'
import { frozenTexts, type ListedStatement } from './statement-store.ts'
import { explainedOf, type WeekSources } from './week-sources.ts'

/** What a closed week would be corrected by, if a person agreed. */
export interface Proposal {
  readonly statement: ListedStatement
  readonly correction: Correction
  /** The statement as it was closed, and the rows by now under the ids by which it knows them. */
  readonly frozen: FrozenStatement
  readonly rows: RowsByNow
  /** Identifies the rows by now. */
  readonly digest: string
  /** What would stand against closing the week with the rows by now, and did not when it was closed. */
  readonly blocks: readonly WeekBlock[]
}

/**
 * Closed weeks of which the rows say something else by now than what was settled or decided last. The frozen
 * texts of those alone are read. Rows with faults are no proposal: they would settle nothing; nor are shifts
 * without hours where those are paid.
 * @param driverIds whose rows the sources have; of everyone closed where left out
 */
export async function proposalsOf(
  queries: Queries,
  sources: WeekSources,
  driverIds?: readonly string[],
): Promise<Proposal[]> {
  const statements = [...sources.statements.values()].filter(
    ({ driverId }) => driverIds?.includes(driverId) ?? true,
  )
  const decided = await correctionsOf(
    queries,
    statements.map(({ id }) => id),
  )
  const differing: {
    statement: ListedStatement
    rows: RowsByNow
    beside: readonly IncomeFact[]
    last: string
  }[] = []
  await eachInTurns(statements, (statement) => {
    const rows = rowsByNow(sources, statement.driverId)
    const beside = besideOf(sources, statement.driverId)
    const last = decided.get(statement.id)?.at(-1)?.rowsDigest ?? statement.rowsDigest
    // Whether hours belong to it says the frozen scheme; without any of both nothing else is to be read.
    const isSame = [rows, { ...rows, shifts: withoutHours(rows.shifts) }].some(
      (told) =>
        rowsDigest(told) === last ||
        (beside.length > 0 && rowsDigest({ ...told, facts: [...told.facts, ...beside] }) === last),
    )
    if (!isSame) differing.push({ statement, rows, beside, last })
  })
  const texts = await frozenTexts(
    queries,
    differing.map(({ statement }) => statement.id),
  )
  const proposals: Proposal[] = []
  await eachInTurns(differing, ({ statement, rows: told, beside, last }) => {
    const text = texts.get(statement.id)
    if (text === undefined) return
    const frozen = thaw(text)
    const settled = settledBeside(told.facts, beside, frozen.input.facts)
    const rows = {
      ...told,
      facts: [...told.facts, ...settled],
      shifts: hoursPaidBy(frozen.input.scheme, told.shifts),
    }
    const digest = rowsDigest(rows)
    if (digest === last) return
    const known = underIdsOf(frozen, rows)
    const explained = explainedOf(sources, statement.driverId)
    const correction = correctionOf(decidedSince(frozen, explained), known, decided.get(statement.id) ?? [])
    if (!correction) return
    const overlaps = overlapsOfRows(sources.rowsOf(statement.driverId), sources.period)
    const blocks = blocksSince(frozen, rows, overlaps, explained)
    proposals.push({ statement, correction, frozen, rows: known, digest, blocks })
  })
  return proposals
}

/** Of an app that came without its gross since the closing, the net that a person has decided to take. */
function decidedSince(frozen: FrozenStatement, explained: ReadonlySet<string>): FrozenStatement {
  const scheme = withNetDecided(frozen.input.scheme, netDecidedIn(explained))
  return { ...frozen, input: { ...frozen.input, scheme } }
}

/** What reports tell by now that is in no sum. */
function besideOf(sources: WeekSources, driverId: string): IncomeFact[] {
  return factsOfRows(sources.rowsOf(driverId).filter(({ isBeside }) => isBeside))
}

/** What is known of a closed week by now. */
function rowsByNow(sources: WeekSources, driverId: string): RowsByNow {
  return {
    facts: sources.factsOf(driverId),
    shifts: sources.shiftsOf(driverId),
    charges: sources.chargesOf(driverId),
  }
}

function underIdsOf({ input }: FrozenStatement, now: RowsByNow): RowsByNow {
  return {
    facts: underFrozenIds(now.facts, input.facts),
    shifts: now.shifts,
    // Corrections of other weeks are lines of this statement, and no rows that could change.
    charges: [...now.charges, ...input.charges.filter(isCorrection)],
  }
}

function correctionOf(
  frozen: FrozenStatement,
  rows: RowsByNow,
  decided: readonly CorrectionRow[],
): Correction | undefined {
  const { week, number: statement, input, settlement } = frozen
  if (inputFaults({ ...input, ...rows }).length > 0 || lacksHours(input.scheme, rows)) return undefined
  const corrections = decided
    .filter(({ state }) => state === 'accepted')
    .map((row) => ({ ...row, apart: row.apartGrosze, week, statement }))
  return correct({ week, statement, input, settlement, corrections }, rows)
}

function lacksHours({ earns }: Scheme, { shifts }: RowsByNow): boolean {
  return earns.kind === 'per-hour' && shifts.some(({ minutes }) => minutes === null)
}
