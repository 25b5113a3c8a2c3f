import { type ClosedWeeks, weeksOfLoad } from '#features/income/facts/server/public.ts'
import { weeksChangedBy } from '#features/income/imports/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Shared } from '#platform/server/manifest.ts'
import type { ListedRun } from './run-store.ts'

/** Some pages of the list: it is looked at again every few seconds, and what ended runs did is past. */
const MOST_KEPT = 300
const NONE: ClosedWeeks = { drivers: 0, weeks: [] }

/** What runs changed in weeks that were closed by then; of a run that was taken back nothing. */
export function closedByRun(closedWeeksOf: Shared['closedWeeksOf']) {
  /** By run; the one looked up longest ago comes first. */
  const kept = new Map<string, ClosedWeeks>()
  return async (
    queries: Queries,
    { id, loadId, finishedAt, takenBackAt }: ListedRun,
  ): Promise<ClosedWeeks> => {
    if (loadId === null || finishedAt === null || takenBackAt !== null) return NONE
    const known = kept.get(id)
    if (known) return known
    const closed = await closedWeeksOf(queries, await weeksOfLoad(queries, loadId), finishedAt)
    // Most days are of open weeks, and of the others what changed in them is looked up.
    const changed =
      closed.weeks.length === 0
        ? closed
        : await closedWeeksOf(queries, await weeksChangedBy(queries, loadId), finishedAt)
    kept.set(id, changed)
    for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest)
    return changed
  }
}
