import { isUnclear } from '../cells/decimal.ts'
import { type MarkMeans, type NumberMarks, numberMarks, type Shown } from '../cells/number-marks.ts'
import type { HeadingRow, Table } from '../columns/heading-row.ts'
import { KINDS } from '../columns/kinds.ts'

/** What nothing in a column proves, so that a person says it. */
export interface MarkQuestion extends Omit<NumberMarks, 'means'> {
  readonly column: string
  /** The heading as the file has it. */
  readonly heading: string
  readonly holds: 'money' | 'km' | 'count' | 'number'
}

/** What `1.234` means in each column of numbers that has such cells. */
export interface ColumnMarks {
  readonly means: ReadonlyMap<string, MarkMeans>
  readonly open: readonly MarkQuestion[]
}

/** @param said by a person, by column */
export function columnMarks(
  { kind, at, headings }: HeadingRow,
  table: Table,
  said: Readonly<Record<string, MarkMeans>>,
): ColumnMarks {
  const means = new Map<string, MarkMeans>()
  const open: MarkQuestion[] = []
  for (const { column, place, text } of headings) {
    const holds = column === undefined ? undefined : KINDS[kind].columns[column]?.holds
    if (column === undefined || holds === undefined || holds === 'text') continue
    // Most columns have none, and what their other cells prove is not asked.
    if (!table.some((row, index) => index > at && isUnclear(row[place] ?? ''))) continue
    const isMoney = holds === 'money'
    const { means: proved, ...found } = numberMarks(cellsOf(table, at, place), { isMoney })
    const decided = proved ?? said[column]
    if (decided) means.set(column, decided)
    else open.push({ column, heading: text, holds, ...found })
  }
  return { means, open }
}

function* cellsOf(table: Table, at: number, place: number): Iterable<Shown> {
  for (let index = at + 1; index < table.length; index++) {
    const text = table[index]?.[place]
    if (text !== undefined && text !== '') yield { row: index + 1, text: text.trim() }
  }
}
