import { type Ledger, parseStatementNumber } from '#features/settlement/domain/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { readStatement } from '../contract-statement.ts'

type SettledIn = NonNullable<OutputOf<typeof readStatement>['corrections'][number]['settledIn']>

/** By correction the statement that has it as a line, in force: a later week of whoever holds the ledger. */
export function settledIn(ledger: Ledger): ReadonlyMap<string, SettledIn> {
  const found = new Map<string, SettledIn>()
  for (const entry of ledger) {
    if (entry.kind !== 'settlement') continue
    const of = parseStatementNumber(entry.statement)?.week
    if (!of) continue
    for (const id of entry.corrections)
      found.set(id, { number: entry.statement, driverId: entry.driver, ...of })
  }
  return found
}
