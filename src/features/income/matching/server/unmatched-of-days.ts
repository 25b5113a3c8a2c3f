import { allDrivers } from '#features/drivers/server/public.ts'
import { waitingRows } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { looseKey } from '#kernel/polish-text.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { candidateFinder } from '../domain/candidates.ts'
import { aliasesOfDrivers } from './queue-store.ts'

/** A name of files that nobody has matched, and who may be meant. */
export interface UnmatchedOfDays {
  readonly name: string
  /** `load:row` */
  readonly rowIds: readonly string[]
  /** Whose files have it. */
  readonly apps: readonly string[]
  /** A surname alone is no hint. */
  readonly driverIds: readonly string[]
}

/** Names that wait and have money in these days, both included; each once, whichever apps have it. */
export async function unmatchedOfDays(
  queries: Queries,
  from: CalendarDate,
  to: CalendarDate,
): Promise<UnmatchedOfDays[]> {
  const waiting = await waitingRows(queries, { from, until: to })
  if (waiting.length === 0) return []
  const aliases = await aliasesOfDrivers(queries)
  const drivers = await allDrivers(queries)
  const find = candidateFinder(
    drivers.map(({ id, fullName }) => ({ id, fullName, aliases: aliases.get(id) ?? [] })),
  )
  const byName = Map.groupBy(waiting, ({ name }) => looseKey(name))
  return [...byName.values()].flatMap((told) => {
    const [first] = told
    if (!first) return []
    return {
      name: first.name,
      rowIds: [...new Set(told.flatMap(({ rows }) => rows.map(({ row }) => row)))],
      apps: [...new Set(told.flatMap(({ rows }) => rows.map(({ app }) => app)))],
      driverIds: find(first.name).flatMap(({ driverId, reason }) => (reason === 'surname' ? [] : [driverId])),
    }
  })
}
