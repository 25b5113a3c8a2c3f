import type { IncomeFact } from './income-fact.ts'

/**
 * Facts with the same key were told together, and are to add up. Without a row of a file, those of one
 * slot or report are taken together, and adjustments by themselves, as they come after the sums were
 * told.
 */
export function rowKey({ app, row, kind, belongs }: IncomeFact): string {
  if (row !== undefined) return JSON.stringify([app, 'row', row])
  const apart = kind === 'adjustment' ? 'adjustment' : 'sums'
  const when = 'date' in belongs ? [belongs.date, belongs.shift] : [belongs.from, belongs.to]
  return JSON.stringify([app, apart, ...when])
}

/**
 * The facts of each `rowKey` together, in no promised order. A year of a fleet has millions: those with a row
 * are found by app and row as they stand, and no key is written.
 */
export function factsTogether(facts: readonly IncomeFact[]): IncomeFact[][] {
  const together: IncomeFact[][] = []
  const apps = new Map<string, Map<string, IncomeFact[]>>()
  const rowless = new Map<string, IncomeFact[]>()
  for (const fact of facts) {
    let of = rowless
    let key = fact.row
    if (key === undefined) key = rowKey(fact)
    else {
      of = apps.get(fact.app) ?? new Map<string, IncomeFact[]>()
      if (of.size === 0) apps.set(fact.app, of)
    }
    const known = of.get(key)
    if (known) known.push(fact)
    else {
      const begun = [fact]
      of.set(key, begun)
      together.push(begun)
    }
  }
  return together
}
