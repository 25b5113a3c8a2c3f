/**
 * Q18: 2,000 random tables, each written as CSV and as XLSX, opened by LibreOffice and written out anew: `npm
 * run torture -- spreadsheets [TABLES]`. No cell may have become a formula, and contents come back. What
 * reads as a number becomes one in a CSV file, which has no types; such texts are counted apart. Needs
 * LibreOffice Calc.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cell, csvFile } from '#platform/pure/csv-file.ts'
import { withoutFormula } from '#platform/pure/formula-guard.ts'
import { xlsxFile } from '#platform/server/files/xlsx.ts'

const tables = Number(process.argv[2] ?? 2000)
/** In one run of LibreOffice. */
const AT_ONCE = 100
const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '=1+1',
  '=HYPERLINK("x")',
  '-2+3',
  '@SUM(1)',
  '"',
  ';',
  "'",
  ' ',
  'Łódź',
  '0048',
  '1e5',
  '',
]
const WORDS = ['Kowalski', 'ż"ó;ł', '1,5', 'a\nb', 'SUM(A1)', '|cmd', '600100200', '+48 600 100 200']

const folder = mkdtempSync(join(tmpdir(), 'flotylla-sheets-'))
let seed = 20_261_121
const seen = { cells: 0, formulas: 0, changed: 0, numbers: 0 }
const examples: string[] = []
try {
  for (let from = 0; from < tables; from += AT_ONCE) await oneRun(from, Math.min(tables, from + AT_ONCE))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${tables} tables as CSV and as XLSX, ${seen.cells} cells of text: ${seen.formulas} became formulas, ${seen.changed} came back otherwise; ${seen.numbers} that read as numbers are numbers in CSV`,
)
for (const example of examples) console.error(example)
if (seen.formulas > 0 || seen.changed > 0 || seen.cells === 0) process.exitCode = 1

async function oneRun(from: number, to: number): Promise<void> {
  const written = new Map<string, Cell[][]>()
  const place = join(folder, String(from))
  mkdirSync(place)
  for (let n = from; n < to; n += 1) {
    const rows = randomTable()
    for (const kind of ['csv', 'xlsx'] as const) {
      const name = `${kind}${n}`
      writeFileSync(
        join(place, `${name}.${kind}`),
        kind === 'csv' ? csvFile(rows) : await xlsxFile('Arkusz', rows),
      )
      written.set(name, rows)
    }
  }
  for (const kind of ['csv', 'xlsx']) {
    const files = [...written.keys()]
      .filter((name) => name.startsWith(kind))
      .map((name) => join(place, `${name}.${kind}`))
    const reading = kind === 'csv' ? ['--infilter=CSV:59,34,76,1,,0,false,true,false'] : []
    const home = `-env:UserInstallation=file://${join(folder, 'home')}`
    execFileSync(
      'soffice',
      [home, '--headless', ...reading, '--convert-to', 'fods', '--outdir', place, ...files],
      {
        stdio: 'ignore',
        timeout: 600_000,
      },
    )
  }
  for (const [name, rows] of written) judge(name, rows, readFileSync(join(place, `${name}.fods`), 'utf8'))
}

function judge(name: string, rows: readonly (readonly Cell[])[], sheet: string): void {
  const formulas = sheet.match(/table:formula=/g)?.length ?? 0
  seen.formulas += formulas
  if (formulas > 0) complain(`${name}: ${formulas} formulas`)
  const texts = new Set(
    [...sheet.matchAll(/<table:table-cell[^>]*>(.*?)<\/table:table-cell>/gs)].map(([, cell]) =>
      textOf(cell ?? ''),
    ),
  )
  for (const cell of rows.flat()) {
    if (typeof cell !== 'string' || cell.trim() === '') continue
    seen.cells += 1
    if (texts.has(cell) || texts.has(withoutFormula(cell))) continue
    if (name.startsWith('csv') && /^\s*\+?\d+(e\d+)?$/.test(cell)) {
      seen.numbers += 1
      continue
    }
    seen.changed += 1
    complain(`${name}: ${JSON.stringify(cell)}`)
  }
}

function complain(example: string): void {
  if (examples.length < 10) examples.push(example)
}

function textOf(cell: string): string {
  return [...cell.matchAll(/<text:p[^>]*>(.*?)<\/text:p>|<text:p\/>/gs)]
    .map(([, paragraph = '']) => plain(paragraph))
    .join('\n')
}

function plain(paragraph: string): string {
  return paragraph
    .replace(/<text:s text:c="(\d+)"\/>/g, (_, count) => ' '.repeat(Number(count)))
    .replace(/<text:s\/>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function randomTable(): Cell[][] {
  const columns = 1 + random(5)
  return Array.from({ length: 1 + random(6) }, () => Array.from({ length: columns }, randomCell))
}

function randomCell(): Cell {
  const kind = random(6)
  if (kind === 0) return null
  if (kind === 1) return random(2_000_000) - 1_000_000
  return `${STARTS[random(STARTS.length)]}${WORDS[random(WORDS.length)]}`
}

/** 0 to below the limit, the same in every run. */
function random(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
