import type { FileKind } from '#features/income/facts/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import {
  findHeadings,
  foreignUnit,
  type HeadingRow,
  type Mappings,
  type Table,
} from './columns/heading-row.ts'
import { type Period, periodOfName } from './file-period.ts'
import { garbledCell } from './garbled-letters.ts'
import type { NormalFile } from './normal-rows.ts'
import { type RowsRead, readRows } from './rows/read-rows.ts'

export interface FileToRead {
  readonly fileName: string
  /** Of its bytes, in lower-case hex. */
  readonly sha256: string
  /** When the file was last written, for the kind that tells no date itself. */
  readonly changedOn: CalendarDate
  /** What people said about headings of earlier files. */
  readonly mappings: Mappings
  /** What the person who loads it chose. */
  readonly kind?: FileKind
  readonly period?: Period
}

/** What a table is, and what must be known before it can be loaded. */
export type FileRead =
  | { readonly state: 'refused'; readonly why: Refusal }
  /** Needed columns are not there: a person says which they are. */
  | { readonly state: 'columns'; readonly headings: HeadingRow }
  /** Sums of a period that neither name nor file tells. */
  | { readonly state: 'period'; readonly headings: HeadingRow; readonly read: RowsRead }
  | {
      readonly state: 'ready'
      readonly headings: HeadingRow
      readonly read: RowsRead
      readonly file: NormalFile
    }

export type Refusal =
  /** FREENOW's file without VAT speaks of the same rides in other amounts. */
  | { readonly code: 'without-vat' }
  | { readonly code: 'foreign-unit'; readonly column: string; readonly unit: string }
  /** Saved by a spreadsheet that took its letters for others. */
  | { readonly code: 'garbled-letters'; readonly text: string }
  | { readonly code: 'unknown-file' }
  | { readonly code: 'no-rows' }
  /** Rides with dates and without hours: no shift can be told of them. */
  | { readonly code: 'no-times' }

/**
 * Reads a table by the names of its columns, whatever their order (`formats`: Bolt, Uber, FREENOW, the
 * fleet's own).
 */
export function readFile(table: Table, about: FileToRead): FileRead {
  const garbled = garbledCell(table)
  if (garbled) return { state: 'refused', why: { code: 'garbled-letters', text: garbled.slice(0, 40) } }
  const headings = findHeadings(table, about.mappings, about.kind)
  if (!headings) return { state: 'refused', why: { code: 'unknown-file' } }
  if (headings.kind === 'freenow-earnings' && /(?:without|bez)[_\s-]*vat/i.test(about.fileName))
    return { state: 'refused', why: { code: 'without-vat' } }
  const unit = foreignUnit(headings)
  if (unit) return { state: 'refused', why: { code: 'foreign-unit', ...unit } }
  if (headings.missing.length > 0) return { state: 'columns', headings }
  const read = readRows(headings, table)
  if (read.rows.length === 0 && read.bad === 0) return { state: 'refused', why: { code: 'no-rows' } }
  if (hasNoTimes(read.rows)) return { state: 'refused', why: { code: 'no-times' } }
  const period = about.period ?? periodOfName(about.fileName) ?? periodOfRows(read.rows)
  if (!period && isOfPeriod(headings.kind)) return { state: 'period', headings, read }
  const file = {
    kind: headings.kind,
    fileName: about.fileName.replace(/\p{Cc}+/gu, ' ').slice(-200),
    sha256: about.sha256,
    asOf: period?.end ?? about.changedOn,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    rows: read.rows,
  }
  return { state: 'ready', headings, read, file: file as NormalFile }
}

/** Files of sums per driver, which say nothing without their period. */
export function isOfPeriod(kind: FileKind): boolean {
  return kind === 'bolt-earnings' || kind === 'uber-drivers' || kind === 'freenow-earnings'
}

/**
 * As where a spreadsheet kept the dates and dropped the hours. One ride may begin at midnight, all of them
 * don't.
 */
function hasNoTimes(rows: NormalFile['rows']): boolean {
  const list: readonly NormalFile['rows'][number][] = rows
  return list.length > 1 && list.every((row) => 'startedAt' in row && row.startedAt.endsWith('T00:00:00'))
}

function periodOfRows(rows: NormalFile['rows']): Period | undefined {
  let period: Period | undefined
  for (const row of rows) {
    if (!('date' in row)) return undefined
    const { date } = row
    if (!period) period = { start: date, end: date }
    else if (date < period.start) period = { start: date, end: period.end }
    else if (date > period.end) period = { start: period.start, end: date }
  }
  return period
}
