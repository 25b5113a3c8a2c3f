import { incomeFacts } from '#features/income/facts/server/public.ts'
import type { Days, IncomeFact } from '#features/settlement/domain/public.ts'
import { daysBetween } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface FactsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly IncomeFact[]>
  /** Apps of which a driver has a report that reaches beyond the week, such as a month's. */
  readonly beyond: ReadonlyMap<string, ReadonlySet<string>>
}

/** Longer than an app's week, which may end on the Monday after (Uber's does, at 04:00). */
function isLong(belongs: IncomeFact['belongs']): boolean {
  return 'from' in belongs && daysBetween(belongs.from, belongs.to) > 7
}

/**
 * What holds of these days by driver, in an order that does not change.
 * @param driverIds all where left out
 */
export async function factsOfWeek(
  queries: Queries,
  { from, to }: Days,
  driverIds?: readonly string[],
): Promise<FactsOfWeek> {
  const { facts, beyond } = await incomeFacts(queries, { from, until: to }, driverIds)
  const byDriver = new Map<string, IncomeFact[]>()
  for (const { driverId, fact } of facts) {
    const { id, app, kind, grosze, belongs, row, isPayment } = fact
    const own = byDriver.get(driverId)
    const plain: IncomeFact = { id, app, kind, grosze, belongs, row, ...(isPayment ? { isPayment } : {}) }
    if (own) own.push(plain)
    else byDriver.set(driverId, [plain])
  }
  const apps = new Map<string, Set<string>>()
  for (const { driverId, fact } of beyond)
    if (isLong(fact.belongs)) apps.set(driverId, (apps.get(driverId) ?? new Set()).add(fact.app))
  return { byDriver, beyond: apps }
}

/** Who has money in the week, all of it over days: of their shifts files tell nothing. */
export function onlySumsOf(facts: FactsOfWeek['byDriver']): string[] {
  return [...facts].flatMap(([driver, own]) =>
    own.every(({ belongs }) => 'from' in belongs) ? [driver] : [],
  )
}
