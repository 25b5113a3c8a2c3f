import { type Correction, correct, inputFaults, type RowsByNow } from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type FrozenStatement, thaw } from '../domain/frozen.ts'
import { rowsDigest, underFrozenIds } from '../domain/rows-digest.ts'
import { type CorrectionRow, correctionsOf } from './correction-store.ts'
import { frozenTexts, type ListedStatement } from './statement-store.ts'
import type { WeekSources } from './week-sources.ts'

/** What a closed week would be corrected by, if a person agreed. */
export interface Proposal {
  readonly statement: ListedStatement
  readonly correction: Correction
  /** Identifies the rows by now. */
  readonly digest: string
}

/**
 * Closed weeks of which the rows say something else by now than what was settled or decided last. The frozen
 * texts of those alone are read. Rows with faults are no proposal: they would settle nothing.
 */
export async function proposalsOf(queries: Queries, sources: WeekSources): Promise<Proposal[]> {
  const statements = [...sources.statements.values()]
  const decided = await correctionsOf(
    queries,
    statements.map(({ id }) => id),
  )
  const differing = statements.flatMap((statement) => {
    const rows = rowsByNow(sources, statement.driverId)
    const digest = rowsDigest(rows)
    const last = decided.get(statement.id)?.at(-1)?.rowsDigest ?? statement.rowsDigest
    return digest === last ? [] : [{ statement, rows, digest }]
  })
  const texts = await frozenTexts(
    queries,
    differing.map(({ statement }) => statement.id),
  )
  return differing.flatMap(({ statement, rows, digest }) => {
    const text = texts.get(statement.id)
    const correction =
      text === undefined ? undefined : correctionOf(thaw(text), rows, decided.get(statement.id) ?? [])
    return correction ? [{ statement, correction, digest }] : []
  })
}

/** What is known of a closed week by now. */
function rowsByNow(sources: WeekSources, driverId: string): RowsByNow {
  return {
    facts: sources.factsOf(driverId),
    shifts: sources.shiftsOf(driverId),
    charges: sources.chargesOf(driverId),
  }
}

function correctionOf(
  frozen: FrozenStatement,
  now: RowsByNow,
  decided: readonly CorrectionRow[],
): Correction | undefined {
  const { week, number: statement, input, settlement } = frozen
  const rows = {
    facts: underFrozenIds(now.facts, input.facts),
    shifts: now.shifts,
    // Corrections of other weeks are lines of this statement, and no rows that could change.
    charges: [...now.charges, ...input.charges.filter(({ kind }) => kind === 'correction')],
  }
  if (inputFaults({ ...input, ...rows }).length > 0) return undefined
  const corrections = decided
    .filter(({ state }) => state === 'accepted')
    .map((row) => ({ ...row, week, statement }))
  return correct({ week, statement, input, settlement, corrections }, rows)
}
