import type { Correction, RowsByNow } from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { FrozenStatement } from '../domain/frozen.ts'
import { loadsByNo } from './loads-of-week.ts'
import { type Source, sourcesOfRows } from './sources-of-rows.ts'

/** A row that a correction came of: as it is by now, and of what went or changed as it was settled. */
export interface CorrectedRow extends Source {
  readonly change: 'added' | 'removed' | 'before' | 'now'
}

/**
 * Down to file and row what made a closed statement differ: in the order of the correction's lists.
 * @param now the rows by which it was corrected, under the ids by which the statement knows them
 */
export async function rowsOfCorrection(
  queries: Queries,
  frozen: FrozenStatement,
  now: RowsByNow,
  { added, removed, changed }: Pick<Correction, 'added' | 'removed' | 'changed'>,
): Promise<CorrectedRow[]> {
  const asked = new Set([...added, ...changed])
  const facts = now.facts.filter(({ id }) => asked.has(id))
  const nos = [...new Set(facts.map(({ id, row }) => Number.parseInt(row ?? id, 10)))]
  const loads = await loadsByNo(queries, nos.filter(Number.isSafeInteger))
  const is = byId(sourcesOfRows({ ...now, facts }, loads))
  const was = byId(sourcesOfRows(frozen.input, new Map(frozen.loads.map((load) => [load.no, load]))))
  const told = (change: CorrectedRow['change'], source: Source | undefined) =>
    source ? [{ ...source, change }] : []
  return [
    ...added.flatMap((id) => told('added', is.get(id))),
    ...removed.flatMap((id) => told('removed', was.get(id))),
    ...changed.flatMap((id) => [...told('before', was.get(id)), ...told('now', is.get(id))]),
  ]
}

function byId(sources: readonly Source[]): ReadonlyMap<string, Source> {
  return new Map(sources.map((source) => [source.rowId, source]))
}
