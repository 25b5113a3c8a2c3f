import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { readDecimal, readWithThousands } from '../cells/decimal.ts'
import type { HeadingRow, Table } from '../columns/heading-row.ts'
import { KINDS } from '../columns/kinds.ts'
import type { Problem } from '../problems.ts'
import type { ColumnMarks } from './column-marks.ts'

/**
 * Amounts of a file's own rows of sums that its other rows don't add up to: a part of the file is missing, or
 * somebody has changed it. Only of columns that are known to hold money, since other sums may be averages.
 * @param totals indices of the rows that sum up the others
 * @param marks what `1.234` is, by column; columns of which nobody knows it yet are not held against anything
 */
export function totalProblems(
  { kind, headings }: HeadingRow,
  table: Table,
  totals: readonly number[],
  rows: readonly StatementRow[],
  marks: ColumnMarks,
): readonly Problem[] {
  const open = new Set(marks.open.map(({ column }) => column))
  const known = headings.filter(
    ({ column }) => column && KINDS[kind].columns[column]?.holds === 'money' && !open.has(column),
  )
  return totals.flatMap((index) =>
    known.flatMap(({ column, place, text }): Problem[] => {
      const read = marks.means.get(column ?? '') === 'thousands' ? readWithThousands : readDecimal
      const amountAt = (index: number, place: number) => read(table[index]?.[place]?.trim() ?? '', 2)
      const total = amountAt(index, place)
      if (total === undefined) return []
      const sum = rows.reduce((all, { row }) => all + (amountAt(row - 1, place) ?? 0), 0)
      const value = table[index]?.[place]?.trim() ?? ''
      return sum === total ? [] : [{ row: index + 1, column: text, code: 'total-differs', value }]
    }),
  )
}
