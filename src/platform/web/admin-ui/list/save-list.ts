import { type Cell, csvFile } from '#platform/pure/csv-file.ts'
import { saveFile } from '../../save-answer.ts'
import type { SortValue } from '../sorted-rows.ts'
import { listTexts } from './list-texts.ts'

export type ListFormat = 'csv' | 'xlsx'

export interface FiledColumn<Row> {
  readonly header: string
  sortValue?(row: Row): SortValue
  /** What the file has, where the column is sorted by something else; null for nothing. */
  filed?(row: Row): string | number | null
  /** Of no use in a file, as buttons and secrets are. */
  readonly unfiled?: boolean
}

/** The head and the rows of a file of exactly these columns and rows, in their order. */
function cellsOf<Row>(
  columns: readonly FiledColumn<Row>[],
  rows: readonly Row[],
): readonly (readonly Cell[])[] {
  const kept = columns.filter((column) => !column.unfiled && (column.filed ?? column.sortValue))
  return [
    kept.map(({ header }) => header),
    ...rows.map((row) =>
      kept.map((column): Cell => {
        const value = column.filed ? column.filed(row) : column.sortValue?.(row)
        return typeof value === 'number'
          ? value
          : value === null || value === undefined
            ? null
            : String(value)
      }),
    ),
  ]
}

/**
 * Saves a list as it is shown (D37), made here: what stands on the screen is what is in the file.
 * @param name without ending
 */
export async function saveList<Row>(
  name: string,
  format: ListFormat,
  columns: readonly FiledColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const cells = cellsOf(columns, rows)
  saveFile(
    `${name}.${format}`,
    format === 'csv' ? new Blob([csvFile(cells)], { type: 'text/csv;charset=utf-8' }) : await workbook(cells),
  )
}

async function workbook(cells: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const data = cells.map((row, index) =>
    row.map((value) => {
      if (value === null || typeof value === 'object') return null
      const weight = index === 0 ? ({ fontWeight: 'bold' } as const) : {}
      return typeof value === 'number'
        ? { value, type: Number, ...weight }
        : { value, type: String, ...weight }
    }),
  )
  return writeXlsxFile(data, { sheet: listTexts.sheet, stickyRowsCount: 1 }).toBlob()
}
