import { addWeeks } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { mapInTurns } from '#platform/server/in-turns.ts'
import { draftOf } from '../domain/draft.ts'
import type { FiguresBefore } from '../domain/stands-out.ts'
import { openWeekOf, readWeekSources, type WeekSources } from './week-sources.ts'

/**
 * Whose week before is open, as that week counts its own drafts and what it has blocked, so that a balance is
 * still to come; without those whose later week is closed. Of a fleet that has closed nothing yet nobody.
 * What the week before is made of is read where somebody earned in it who is not closed, and of those alone
 * who are closed in neither.
 * @param everyone who may be in the week before
 */
export async function openDriversBefore(
  queries: Queries,
  { week, ledgers, statements }: WeekSources,
  before: ReadonlyMap<string, FiguresBefore>,
  everyone: Iterable<string>,
): Promise<number> {
  const hasClosed = [...ledgers.values()].some((ledger) => ledger.some(({ kind }) => kind === 'settlement'))
  const isOpen = [...before.values()].some(
    ({ figures, result }) => result === null && figures.nets.some(({ net }) => net !== 0),
  )
  if (!hasClosed || !isOpen) return 0
  const perhaps = [...everyone].filter(
    (id) => (before.get(id)?.result ?? null) === null && !statements.has(id),
  )
  const sources = await readWeekSources(queries, addWeeks(week, -1), perhaps)
  const open = [...sources.concerned].filter((id) => !sources.statements.has(id))
  const drafts = await mapInTurns(open, (id) => draftOf(openWeekOf(sources, id, [])))
  return drafts.filter(({ concern }) => concern === 'week').length
}
