import { fail, type Result } from '#kernel/result.ts'
import { csvRows } from './csv-rows.ts'
import { LIMITS, type Spreadsheet, type SpreadsheetProblem } from './spreadsheet.ts'
import { xlsxRows } from './xlsx-rows.ts'

/**
 * Reads a CSV or XLSX file by what it holds, whatever its name is. Never throws.
 * @param knownHeadings as `looseKey` makes them: they tell the delimiter of a CSV and the sheet of a workbook
 */
export async function readSpreadsheet(
  bytes: Uint8Array<ArrayBuffer>,
  knownHeadings: readonly string[],
  limits = LIMITS,
): Promise<Result<Spreadsheet, SpreadsheetProblem>> {
  if (bytes.length > limits.bytes) return fail({ code: 'too-big' })
  const known = new Set(knownHeadings)
  const read = isArchive(bytes)
    ? await xlsxRows(bytes, known, limits)
    : startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)
      ? fail({ code: 'old-excel' as const })
      : csvRows(bytes, known, limits)
  const isEmpty = read.ok && read.value.rows.every((row) => row.every((cell) => cell.trim() === ''))
  return isEmpty ? fail({ code: 'empty' }) : read
}

/** A zip archive; two letters alone may as well begin a table's first heading. */
export function isArchive(bytes: Uint8Array): boolean {
  return startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)
}

function startsWith(bytes: Uint8Array, ...signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
