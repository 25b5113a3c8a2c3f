import { looseKey } from '#kernel/polish-text.ts'
import { readDecimal } from '../cells/decimal.ts'
import type { PeriodRow } from '../normal-rows.ts'
import type { Heading, HeadingRow, Table } from './heading-row.ts'
import { KINDS, unitOf } from './kinds.ts'

const MOST_COLUMNS = 80
const LONGEST_HEADING = 200
const WITH_GROSZE = /^[+-]?\d[\d\s\u00a0\u202f]*[.,]\d{2}$/

/**
 * The columns of a file of sums that hold amounts: those known to, those in złoty, and others in which every
 * cell is a number with grosze. They are kept beside the figures under the file's own headings, since
 * platforms add columns at will.
 */
export function amountColumns({ kind, at, headings }: HeadingRow, table: Table): readonly Heading[] {
  const rows = table.slice(at + 1)
  const holdsAmounts = ({ place, text, column }: Heading) => {
    const unit = looseKey(unitOf(text))
    if (column) return KINDS[kind].columns[column]?.holds === 'money'
    if (unit !== '') return unit === 'zl' || unit === 'pln'
    const cells = rows.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.every((cell) => WITH_GROSZE.test(cell))
  }
  return headings.filter(holdsAmounts).slice(0, MOST_COLUMNS)
}

/** The amounts of one row in grosze; cells without one are left out. */
export function amountsOf(columns: readonly Heading[], cells: readonly string[]): PeriodRow['amounts'] {
  const amounts: Record<string, number> = Object.create(null)
  for (const { place, text } of columns) {
    const grosze = readDecimal(cells[place]?.trim() ?? '', 2)
    if (grosze !== undefined && Math.abs(grosze) <= 2_000_000_000)
      amounts[text.replace(/\p{Cc}+/gu, ' ').slice(0, LONGEST_HEADING)] ??= grosze
  }
  return { ...amounts }
}
