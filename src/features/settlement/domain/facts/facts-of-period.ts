import { type Days, firstDay, type IncomeFact } from './income-fact.ts'

export interface LeftOut {
  readonly rowId: string
  readonly reason: 'before-period' | 'after-period'
}

/**
 * The facts that a period settles, and the others with the reason. A report counts whole where it begins,
 * never in parts: so each fact is in exactly one period of a row of periods.
 */
export function factsOfPeriod(
  facts: readonly IncomeFact[],
  { from, to }: Days,
): { readonly within: IncomeFact[]; readonly leftOut: LeftOut[] } {
  const within: IncomeFact[] = []
  const leftOut: LeftOut[] = []
  for (const fact of facts) {
    const day = firstDay(fact)
    if (day < from) leftOut.push({ rowId: fact.id, reason: 'before-period' })
    else if (day > to) leftOut.push({ rowId: fact.id, reason: 'after-period' })
    else within.push(fact)
  }
  return { within, leftOut }
}
