import Papa from 'papaparse'
import { looseKey } from '#kernel/polish-text.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { withoutGuard } from '#platform/pure/formula-guard.ts'
import {
  FORMULA_CELL,
  type Spreadsheet,
  type SpreadsheetLimits,
  type SpreadsheetProblem,
} from './spreadsheet.ts'

const DELIMITERS = [';', ',', '\t']
/** A title may stand above the headings. */
const HEADINGS_WITHIN = 10
/** Letters within which they stand: the parser looks through all that it is given. */
const BEGINNING = 100_000

/**
 * Reads CSV in UTF-8, UTF-16 with its mark, or Windows-1250, parted by whatever shows most of the known
 * headings.
 */
export function csvRows(
  bytes: Uint8Array,
  knownHeadings: ReadonlySet<string>,
  limits: SpreadsheetLimits,
): Result<Spreadsheet, SpreadsheetProblem> {
  const text = decode(bytes)
  if (text.includes('\0')) return fail({ code: 'no-spreadsheet' })
  const told = /^sep=(.)\r?\n/i.exec(text)
  const content = told ? text.slice(told[0].length) : text
  const delimiter = told?.[1] ?? delimiterOf(content, knownHeadings)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter, preview: limits.rows + 3 })

  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return fail({ code: 'open-quote', row: (open.row ?? 0) + 1 })
  // A file that ends with a line break seems to have an empty line after it.
  const lines = data.at(-1)?.join('') === '' ? data.length - 1 : data.length
  if (lines > limits.rows + 1) return fail({ code: 'too-many-rows' })
  for (const row of data) {
    if (row.length > limits.columns) row.length = limits.columns
    for (const [at, cell] of row.entries())
      if (cell.startsWith('=') || cell.startsWith("'")) row[at] = cellText(cell)
  }
  return ok({ rows: data })
}

/**
 * Strict UTF-8 first: text of the older encoding is hardly ever valid there, the other way round it always
 * is.
 */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

function delimiterOf(text: string, knownHeadings: ReadonlySet<string>): string {
  const beginning = text.slice(0, BEGINNING)
  const scores = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(beginning, { delimiter, preview: HEADINGS_WITHIN })
    const known = data.map((row) => row.filter((cell) => knownHeadings.has(looseKey(cell))).length)
    return { delimiter, known: Math.max(0, ...known) }
  })
  return scores.reduce((best, next) => (next.known > best.known ? next : best)).delimiter
}

/** `="0012"` is how some programs write a text; any other formula has no result here. */
function cellText(cell: string): string {
  const text = /^="([^"]*)"$/.exec(cell)
  if (text) return text[1] ?? ''
  return cell.startsWith('=') ? FORMULA_CELL : withoutGuard(cell)
}
