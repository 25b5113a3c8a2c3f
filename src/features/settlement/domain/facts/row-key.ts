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
