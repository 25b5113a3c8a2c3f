import readXlsxFile from 'read-excel-file/universal'
import { looseKey } from '#kernel/polish-text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  FORMULA_CELL,
  type Spreadsheet,
  type SpreadsheetLimits,
  type SpreadsheetProblem,
} from './spreadsheet.ts'
import { packStored, unpackWithin } from './zip.ts'

type Cell = string | boolean | Date | null

/**
 * Reads the sheet of a workbook that shows most of the known headings. It is unpacked here, within bounds,
 * and handed on unpacked: the reader would start workers from `blob:` addresses, which our content policy
 * refuses.
 */
export async function xlsxRows(
  bytes: Uint8Array<ArrayBuffer>,
  knownHeadings: ReadonlySet<string>,
  limits: SpreadsheetLimits,
): Promise<Result<Spreadsheet, SpreadsheetProblem>> {
  const entries = await unpackWithin(bytes, limits.unpackedBytes, (name) => /\.xml(?:\.rels)?$/.test(name))
  if (entries === 'too-big') return fail({ code: 'too-big-inside' })
  if (entries === undefined) return fail({ code: 'damaged' })
  if (!entries.has('xl/workbook.xml')) return fail({ code: 'no-spreadsheet' })
  try {
    const sheets = await readXlsxFile(await packStored(entries), { trim: false, parseNumber: numberText })
    const best = sheets
      .map(({ data }) => ({ data, known: knownIn(data, knownHeadings) }))
      .reduce((found, next) => (next.known > found.known ? next : found))
    if (best.data.length > limits.rows + 1) return fail({ code: 'too-many-rows' })
    return ok({
      rows: best.data.map((row) => row.slice(0, limits.columns).map((cell) => cellText(cell as Cell))),
    })
  } catch {
    return fail({ code: 'damaged' })
  }
}

function knownIn(rows: readonly (readonly unknown[])[], knownHeadings: ReadonlySet<string>): number {
  const inRow = (row: readonly unknown[]) =>
    row.filter((cell) => typeof cell === 'string' && knownHeadings.has(looseKey(cell))).length
  return Math.max(0, ...rows.slice(0, 10).map(inRow))
}

/**
 * Whole numbers without an exponent where none of their digits was lost, else with one, so that the loss can
 * be seen.
 */
function numberText(text: string): string {
  const number = Number(text)
  if (Number.isSafeInteger(number)) return String(number)
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? number.toExponential() : text
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'boolean') return cell ? 'PRAWDA' : 'FAŁSZ'
  if (typeof cell === 'string') return cell
  if (Number.isNaN(cell.getTime())) return FORMULA_CELL
  // Kept as a fraction of a day, a time is off by less than a second.
  cell.setTime(Math.round(cell.getTime() / 1000) * 1000)
  const second = cell.toISOString().slice(0, 19)
  return second.endsWith('T00:00:00') ? second.slice(0, 10) : second.replace('T', ' ')
}
