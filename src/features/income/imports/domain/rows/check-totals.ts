import { readDecimal } from '../cells/decimal.ts'
import type { HeadingRow } from '../columns/heading-row.ts'
import { KINDS } from '../columns/kinds.ts'
import type { NormalFile } from '../normal-rows.ts'
import type { Problem } from '../problems.ts'

/** A row that sums up the others. */
export interface TotalRow {
  /** As a spreadsheet numbers it. */
  readonly row: number
  readonly cells: readonly string[]
}

/**
 * Amounts of a file's own row of sums that its rows don't add up to: a part of the file is missing, or
 * somebody has changed it. Only of columns that are known to hold money, since other sums may be averages.
 */
export function totalProblems(
  { kind, headings }: HeadingRow,
  totals: readonly TotalRow[],
  rows: NormalFile['rows'],
): readonly Problem[] {
  const known = headings.filter(({ column }) => column && KINDS[kind].columns[column]?.holds === 'money')
  return totals.flatMap(({ row, cells }) =>
    known.flatMap(({ place, text }): Problem[] => {
      const value = cells[place]?.trim() ?? ''
      const total = value === '' ? undefined : readDecimal(value, 2)
      if (total === undefined) return []
      const sum = rows.reduce((all, each) => all + (('amounts' in each && each.amounts[text]) || 0), 0)
      return sum === total ? [] : [{ row, column: text, code: 'total-differs', value }]
    }),
  )
}
