import { type DriverFact, incomeFacts } from '#features/income/facts/server/public.ts'
import {
  type AppReport,
  type Days,
  type IncomeFact,
  reportsOf,
  spansWeeks,
} from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface FactsOfWeek {
  readonly byDriver: ReadonlyMap<string, readonly IncomeFact[]>
  /** Reports of a driver that touch the week, and that neither this nor any other week can settle. */
  readonly spanning: ReadonlyMap<string, readonly AppReport[]>
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
  return { byDriver: byDriverOf(facts), spanning: spanningOf(beyond) }
}

function byDriverOf(facts: readonly DriverFact[]): Map<string, IncomeFact[]> {
  const byDriver = new Map<string, IncomeFact[]>()
  for (const { driverId, fact } of facts) {
    const { id, app, kind, grosze, belongs, row, isPayment } = fact
    const own = byDriver.get(driverId)
    const plain: IncomeFact = { id, app, kind, grosze, belongs, row, ...(isPayment ? { isPayment } : {}) }
    if (own) own.push(plain)
    else byDriver.set(driverId, [plain])
  }
  return byDriver
}

/** A report that ends on this week's Monday is the week's before, and stands there. */
function spanningOf(beyond: readonly DriverFact[]): Map<string, AppReport[]> {
  const spanning = beyond.filter(({ fact }) => 'from' in fact.belongs && spansWeeks(fact.belongs))
  return new Map([...byDriverOf(spanning)].map(([driver, facts]) => [driver, reportsOf(facts)]))
}

/** Who has money in the week, all of it over days: of their shifts files tell nothing. */
export function onlySumsOf(facts: FactsOfWeek['byDriver']): string[] {
  return [...facts].flatMap(([driver, own]) =>
    own.every(({ belongs }) => 'from' in belongs) ? [driver] : [],
  )
}
