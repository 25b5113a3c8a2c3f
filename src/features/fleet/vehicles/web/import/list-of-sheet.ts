import { fail, ok, type Result } from '#kernel/result.ts'
import { columnLetters } from '#platform/web/spreadsheet/column-letters.ts'
import type { Spreadsheet } from '#platform/web/spreadsheet/spreadsheet.ts'
import { MOST_ROWS } from '../../contract-lists.ts'
import { findHeader, IMPORT_COLUMNS, type ImportColumn } from '../../domain/import-columns.ts'
import { COLUMN_NAMES } from '../../texts-import.ts'
import { importTexts } from '../../texts-import-screen.ts'

export type Cells = Partial<Readonly<Record<ImportColumn, string>>>

export interface ListedRow {
  /** As the spreadsheet counts it, from 1. */
  readonly number: number
  readonly cells: Cells
}

export interface VehicleList {
  readonly rows: readonly ListedRow[]
  /** Headings of columns that are left alone. */
  readonly unknown: readonly string[]
}

/** Finds the columns and rows of a vehicle list in a sheet; or a sentence that says why there is none. */
export function listOfSheet({ rows }: Spreadsheet): Result<VehicleList, string> {
  const header = findHeader(rows, COLUMN_NAMES)
  if (!header) return fail(importTexts.noHeader(IMPORT_COLUMNS.slice(0, 4).map(nameOf).join(', ')))
  const [doubled] = header.doubled
  if (doubled) return fail(importTexts.doubled(nameOf(doubled.column), doubled.places.map(columnLetters)))
  if (header.missing.length > 0) return fail(importTexts.missing(header.missing.map(nameOf)))
  const filled = rows
    .map((cells, index) => ({ cells, number: index + 1 }))
    .slice(header.row + 1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return fail(importTexts.noRows)
  if (filled.length > MOST_ROWS) return fail(importTexts.tooMany(filled.length))
  const places = [...header.places]
  return ok({
    unknown: header.unknown,
    rows: filled.map(({ cells, number }) => ({
      number,
      cells: Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])),
    })),
  })
}

export function nameOf(column: ImportColumn): string {
  return COLUMN_NAMES[column][0]
}
