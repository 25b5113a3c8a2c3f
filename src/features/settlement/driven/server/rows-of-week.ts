import { incomeRows } from '#features/income/facts/server/public.ts'
import type { Days, FactRow } from '#features/settlement/domain/public.ts'
import { daysBetween } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface RowsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly FactRow[]>
  /** Apps of which a driver has a report that reaches beyond the week, such as a month's. */
  readonly beyond: ReadonlyMap<string, ReadonlySet<string>>
}

/** Longer than an app's week, which may end on the Monday after (Uber's does, at 04:00). */
function isLong({ belongs }: FactRow): boolean {
  return 'from' in belongs && daysBetween(belongs.from, belongs.to) > 7
}

/**
 * What holds of these days by driver, in an order that does not change.
 * @param driverIds all where left out
 */
export async function rowsOfWeek(
  queries: Queries,
  { from, to }: Days,
  driverIds?: readonly string[],
): Promise<RowsOfWeek> {
  const { byDriver, beyond } = await incomeRows(queries, { from, until: to }, driverIds)
  const apps = new Map<string, Set<string>>()
  for (const [driver, rows] of beyond) {
    const long = rows.filter(isLong)
    if (long.length > 0) apps.set(driver, new Set(long.map(({ app }) => app)))
  }
  return { byDriver, beyond: apps }
}

/** Who has money in the week, all of it over days: of their shifts files tell nothing. */
export function onlySumsOf(rows: RowsOfWeek['byDriver']): string[] {
  return [...rows].flatMap(([driver, own]) => (own.every(({ belongs }) => 'from' in belongs) ? [driver] : []))
}
