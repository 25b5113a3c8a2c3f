import type { FileKind, NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { addDays, type CalendarDate, daysBetween, weekday } from '#kernel/calendar-date.ts'
import {
  findHeadings,
  foreignUnit,
  type HeadingRow,
  type Mappings,
  type Table,
} from './columns/heading-row.ts'
import { foreignLetters, type Unsupported, unsupportedFile } from './columns/unsupported.ts'
import { type Period, periodOfName } from './file-period.ts'
import { garbledCell } from './garbled-letters.ts'
import { type RowsRead, readRows, type SaidOfRows } from './rows/read-rows.ts'

export interface FileToRead extends SaidOfRows {
  readonly fileName: string
  /** Of its bytes, in lower-case hex. */
  readonly sha256: string
  /** When the file was last written: it can't tell what was later. */
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
  /** Something that the file does not tell: its days, what `1.234` is, whether two rides are one. */
  | {
      readonly state: 'open'
      readonly headings: HeadingRow
      readonly read: RowsRead
      /** Null: asked for. */
      readonly period: Period | null
      readonly notes: readonly FileNote[]
    }
  | {
      readonly state: 'ready'
      readonly headings: HeadingRow
      readonly read: RowsRead
      readonly file: NormalFile
      readonly notes: readonly FileNote[]
    }

export type Refusal =
  /** FREENOW's file without VAT speaks of the same rides in other amounts. */
  | { readonly code: 'without-vat' }
  | { readonly code: 'foreign-unit'; readonly column: string; readonly unit: string }
  /** Saved by a spreadsheet that took its letters for others. */
  | { readonly code: 'garbled-letters'; readonly text: string }
  | { readonly code: 'unknown-file' }
  /** Headings in letters that none of the known ones has. */
  | { readonly code: 'unknown-language'; readonly text: string }
  | { readonly code: 'unsupported'; readonly what: Unsupported }
  | { readonly code: 'no-rows' }
  /** Rides with dates and without hours: no shift can be told of them. */
  | { readonly code: 'no-times' }

/** What should make a person look whether it is the right file. */
export type FileNote =
  /** Its rows are of other days than its name says. */
  | { readonly code: 'other-days-than-name'; readonly named: Period }
  /** Saved before its last day was over. */
  | { readonly code: 'saved-before-end'; readonly savedOn: CalendarDate }
  /** Sums of a week that is none from Monday to Sunday, which weeks are settled by. */
  | { readonly code: 'other-week'; readonly days: Period }

/** Rides of a night begin on the day after, and the weeks of Uber begin in one. */
const NIGHT_DAYS = 1

/**
 * Reads a table by the names of its columns, whatever their order (`formats`: Bolt, Uber, FREENOW, the
 * fleet's own).
 */
export function readFile(table: Table, about: FileToRead): FileRead {
  const garbled = garbledCell(table)
  if (garbled) return { state: 'refused', why: { code: 'garbled-letters', text: garbled.slice(0, 40) } }
  const headings = findHeadings(table, about.mappings, about.kind)
  if (!about.kind && headings?.missing.length !== 0) {
    const what = unsupportedFile(table, about.fileName)
    if (what) return { state: 'refused', why: { code: 'unsupported', what } }
  }
  if (!headings) return { state: 'refused', why: unknown(table) }
  if (headings.kind === 'freenow-earnings' && /(?:without|bez)[_\s-]*vat/i.test(about.fileName))
    return { state: 'refused', why: { code: 'without-vat' } }
  const unit = foreignUnit(headings)
  if (unit) return { state: 'refused', why: { code: 'foreign-unit', ...unit } }
  if (headings.missing.length > 0) return { state: 'columns', headings }
  return readRowsOf(headings, table, about)
}

function readRowsOf(headings: HeadingRow, table: Table, about: FileToRead): FileRead {
  const named = periodOfName(about.fileName)
  const said = about.period ?? named
  const read = readRows(headings, table, said ?? { start: about.changedOn, end: about.changedOn }, about)
  if (read.rows.length === 0 && read.bad === 0) return { state: 'refused', why: { code: 'no-rows' } }
  if (hasNoTimes(read.rows)) return { state: 'refused', why: { code: 'no-times' } }
  const found = periodOfRows(read.rows)
  const isOther = !about.period && named !== undefined && found !== undefined && !holds(named, found)
  const period = isOther ? found : (said ?? found)
  const notes: FileNote[] = []
  if (isOther) notes.push({ code: 'other-days-than-name', named })
  if (period && about.changedOn < period.end)
    notes.push({ code: 'saved-before-end', savedOn: about.changedOn })
  if (period && isOtherWeek(headings.kind, period)) notes.push({ code: 'other-week', days: period })
  if (!period || read.unclear.length > 0 || read.twins.length > 0)
    return { state: 'open', headings, read, period: period ?? null, notes }
  const file: NormalFile = {
    kind: headings.kind,
    fileName: about.fileName
      .replace(/\p{Cc}+/gu, ' ')
      .slice(-200)
      .toWellFormed(),
    sha256: about.sha256,
    periodStart: period.start,
    periodEnd: period.end,
    rows: read.rows,
  }
  return { state: 'ready', headings, read, file, notes }
}

/** A report of seven days, or up to the same day of the week after, that does not begin on a Monday. */
function isOtherWeek(kind: FileKind, { start, end }: Period): boolean {
  const isReport = kind === 'bolt-earnings' || kind === 'uber-drivers' || kind === 'freenow-earnings'
  const nights = daysBetween(start, end)
  return isReport && (nights === 6 || nights === 7) && weekday(start) !== 0
}

/** Files whose rows do not all tell their day, and say nothing without their period. */
export function isOfPeriod(kind: FileKind): boolean {
  return (
    kind === 'bolt-earnings' ||
    kind === 'uber-drivers' ||
    kind === 'uber-orders' ||
    kind === 'freenow-earnings'
  )
}

function unknown(table: Table): Refusal {
  const text = foreignLetters(table)
  return text === undefined ? { code: 'unknown-file' } : { code: 'unknown-language', text: text.slice(0, 40) }
}

/**
 * As where a spreadsheet kept the dates and dropped the hours. One ride may begin at midnight, all of them
 * don't.
 */
function hasNoTimes(rows: readonly StatementRow[]): boolean {
  return (
    rows.length > 1 &&
    rows.every(({ subject, startedAt }) => subject === 'ride' && startedAt?.endsWith('T00:00:00') === true)
  )
}

/** First and last day of rows that all tell their own; undefined where one does not. */
function periodOfRows(rows: readonly StatementRow[]): Period | undefined {
  let [start, end]: [CalendarDate | undefined, CalendarDate | undefined] = [undefined, undefined]
  for (const { date, until } of rows) {
    if (until !== null) return undefined
    if (start === undefined || date < start) start = date
    if (end === undefined || date > end) end = date
  }
  return start && end && { start, end }
}

function holds(period: Period, inner: Period): boolean {
  return addDays(period.start, -NIGHT_DAYS) <= inner.start && inner.end <= addDays(period.end, NIGHT_DAYS)
}
