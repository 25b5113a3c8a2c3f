import { incomeRows } from '#features/income/facts/server/public.ts'
import {
  type AppReport,
  type Days,
  type FactRow,
  factsOfRows,
  reportsOf,
  spansWeeks,
} from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface RowsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly FactRow[]>
  /** Reports of a driver that touch the week, and that neither this nor any other week can settle. */
  readonly spanning: ReadonlyMap<string, readonly AppReport[]>
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
  const spanning = new Map<string, AppReport[]>()
  for (const [driver, rows] of beyond) {
    // A report that ends on this week's Monday is the week's before, and stands there.
    const over = rows.filter(({ belongs }) => 'from' in belongs && spansWeeks(belongs))
    if (over.length > 0) spanning.set(driver, reportsOf(factsOfRows(over)))
  }
  return { byDriver, spanning }
}

/** Who has money in the week, all of it over days: of their shifts files tell nothing. */
export function onlySumsOf(rows: RowsOfWeek['byDriver']): string[] {
  return [...rows].flatMap(([driver, own]) => (own.every(({ belongs }) => 'from' in belongs) ? [driver] : []))
}
