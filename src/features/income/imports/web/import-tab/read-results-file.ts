import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { sha256OfBytes } from '#kernel/sha256.ts'
import { isArchive, readSpreadsheet } from '#platform/web/spreadsheet/read-spreadsheet.ts'
import type { SpreadsheetProblem } from '#platform/web/spreadsheet/spreadsheet.ts'
import { unpackWithin } from '#platform/web/spreadsheet/zip.ts'
import { allHeadings } from '../../domain/columns/kinds.ts'
import { periodOfName } from '../../domain/file-period.ts'
import { type FileRead, type FileToRead, readFile } from '../../domain/read-file.ts'
import { RESULT_LIMITS } from './result-limits.ts'

/** What the person who loads the file, and the office before him, said about it. */
export type Said = Pick<FileToRead, 'mappings' | 'kind' | 'period' | 'marks' | 'twins'>

/**
 * Reads a results file from its bytes: CSV, XLSX, or FREENOW's archive of which the file with VAT is taken.
 * Never throws.
 * @param changedOn when the file was last written
 */
export async function readResultsFile(
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
  changedOn: CalendarDate,
  said: Said,
): Promise<Result<FileRead, SpreadsheetProblem>> {
  if (bytes.length > RESULT_LIMITS.bytes) return fail({ code: 'too-big' })
  const source = await fileInside(bytes, fileName)
  if (source === 'too-big') return fail({ code: 'too-big-inside' })
  if (source === undefined) return fail({ code: 'damaged' })
  const sheet = await readSpreadsheet(source.bytes, headingsOf(said), RESULT_LIMITS)
  if (!sheet.ok) return sheet
  const about = { ...said, fileName: source.name, sha256: sha256OfBytes(source.bytes), changedOn }
  return ok(readFile(sheet.value.rows, about))
}

/** The CSV of an archive that holds some, the one with VAT before others; any other file is itself. */
async function fileInside(bytes: Uint8Array<ArrayBuffer>, name: string) {
  if (!isArchive(bytes)) return { bytes, name }
  const entries = await unpackWithin(bytes, RESULT_LIMITS.unpackedBytes, (entry) => /\.csv$/i.test(entry))
  if (entries === 'too-big' || entries === undefined) return entries
  if (entries.size === 0) return { bytes, name }
  const names = [...entries.keys()]
  const chosen = names.find((entry) => /with[_ -]?vat/i.test(entry)) ?? names[0] ?? ''
  const inside = chosen.slice(chosen.lastIndexOf('/') + 1)
  // The period may stand in the name of either.
  return { bytes: entries.get(chosen) ?? bytes, name: periodOfName(inside) ? inside : `${name} ${inside}` }
}

/** All headings known or once said, which tell what parts the cells of a CSV. */
function headingsOf({ mappings }: Said): string[] {
  const said = Object.values(mappings).flatMap((mapping) => Object.keys(mapping))
  return [...allHeadings(), ...said]
}
