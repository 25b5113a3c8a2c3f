import type { DriverWeek } from '#features/income/facts/server/public.ts'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { proposalsOf } from './proposals.ts'
import { statementsOfWeek } from './statement-store.ts'
import { readWeekSources } from './week-sources.ts'

/** Each week is read anew: a file of a whole year is not held against all of it while somebody waits. */
const MOST_WEEKS = 6

/**
 * Of these weeks of drivers the closed statements for which a correction is proposed by now, as ids.
 * Undefined where they are of more weeks than are compared at once.
 */
export async function waitingCorrectionsOf(
  queries: Queries,
  weeks: readonly DriverWeek[],
): Promise<ReadonlySet<string> | undefined> {
  const waiting = new Set<string>()
  if (weeks.length === 0) return waiting
  const holderOf = await holderLookup(queries)
  let compared = 0
  for (const [monday, touched] of Map.groupBy(weeks, (each) => each.monday)) {
    const holders = new Set(touched.map(({ driverId }) => holderOf(driverId)))
    const week = weekOf(monday)
    const closed = (await statementsOfWeek(queries, week)).filter((each) =>
      holders.has(holderOf(each.driverId)),
    )
    if (closed.length === 0) continue
    compared += 1
    if (compared > MOST_WEEKS) return undefined
    const driverIds = closed.map(({ driverId }) => driverId)
    const sources = await readWeekSources(queries, week, driverIds)
    for (const { statement } of await proposalsOf(queries, sources, driverIds)) waiting.add(statement.id)
  }
  return waiting
}
