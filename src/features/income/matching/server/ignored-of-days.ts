import { type HeldRow, oneTruth } from '#features/income/facts/domain/public.ts'
import { ignoredRows } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** A name of files that a person has left out, with what counts of it. */
export interface IgnoredOfDays {
  readonly name: string
  readonly rows: readonly HeldRow[]
}

/**
 * Names that were left out and have money in these days, both included; each once, whichever apps have it.
 */
export async function ignoredOfDays(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<IgnoredOfDays[]> {
  const ignored = await ignoredRows(queries, { from, until: to })
  const byName = Map.groupBy(ignored, ({ name }) => looseKey(name))
  return [...byName.values()].flatMap((told) => {
    const [first] = told
    return first ? [{ name: first.name, rows: oneTruth(told.flatMap(({ rows }) => rows)) }] : []
  })
}
