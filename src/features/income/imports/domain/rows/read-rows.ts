import { type FileKind, isZeroSums, type StatementRow } from '#features/income/facts/domain/public.ts'
import type { MarkMeans } from '../cells/number-marks.ts'
import { driverKey, RowCells } from '../cells/row-cells.ts'
import type { HeadingRow, Table } from '../columns/heading-row.ts'
import { headingKey } from '../columns/kinds.ts'
import type { Period } from '../file-period.ts'
import { isWarning, type Problem } from '../problems.ts'
import { totalProblems } from './check-totals.ts'
import { columnMarks, type MarkQuestion } from './column-marks.ts'
import { readUberOrder } from './read-payments.ts'
import { readSettlement } from './read-settlement.ts'
import { readBoltEarnings, readFreenowEarnings, readUberDriver } from './read-sums.ts'
import { isCompleted, readBoltTrip, readFreenowBooking, readUberTrip } from './read-trips.ts'
import { oneRowEach, type TwinQuestion, type Twins } from './same-rows.ts'
import type { Skipped } from './skipped.ts'

/** What became of the rows of a file. */
export interface RowsRead {
  readonly kind: FileKind
  /** Those without an error. */
  readonly rows: readonly StatementRow[]
  readonly problems: readonly Problem[]
  /** Rows with an error. */
  readonly bad: number
  /** Rows left out though nothing is wrong with them. */
  readonly skipped: Readonly<Partial<Record<Skipped, number>>>
  /** Each status of a ride as the file words it, how often, and whether it counts. */
  readonly statuses: readonly { readonly text: string; readonly count: number; readonly counts: boolean }[]
  /** What a person has to say before anything is loaded. */
  readonly unclear: readonly MarkQuestion[]
  readonly twins: readonly TwinQuestion[]
}

/** What a person said about the rows of a file. */
export interface SaidOfRows {
  /** What `1.234` means, by column. */
  readonly marks?: Readonly<Record<string, MarkMeans>>
  /** By the question's key. */
  readonly twins?: Readonly<Record<string, Twins>>
}

type Reader = (cells: RowCells, period: Period) => StatementRow | Skipped | undefined

const READERS: Readonly<Record<FileKind, Reader>> = {
  settlement: readSettlement,
  'bolt-trips': readBoltTrip,
  'bolt-earnings': readBoltEarnings,
  'uber-trips': readUberTrip,
  'uber-orders': readUberOrder,
  'uber-drivers': readUberDriver,
  'freenow-earnings': readFreenowEarnings,
  'freenow-bookings': readFreenowBooking,
}

/**
 * Reads all rows below the headings.
 * @param period the days of sums, and of payments that tell no day
 */
export function readRows(headings: HeadingRow, table: Table, period: Period, said: SaidOfRows): RowsRead {
  const marks = columnMarks(headings, table, said.marks ?? {})
  const read = READERS[headings.kind]
  const isHeadings = repeated(headings)
  const skipped: Partial<Record<Skipped, number>> = {}
  const skip = (why: Skipped, count = 1) => {
    skipped[why] = (skipped[why] ?? 0) + count
  }
  const statuses = new Map<string, number>()
  const rows: StatementRow[] = []
  const problems: Problem[] = []
  const bad = new Set<number>()
  const totals: number[] = []
  let isByDay = false
  for (let index = headings.at + 1; index < table.length; index++) {
    const raw = table[index] ?? []
    if (raw.every((cell) => cell.trim() === '')) continue
    if (isHeadings(raw)) {
      skip('repeated-headings')
      // The older weekly file of Bolt says the same again day by day, below headings of their own.
      isByDay ||= headings.places.has('weekBalance')
      continue
    }
    const cells = new RowCells(headings, raw, index + 1, marks.means)
    const row = isByDay ? 'by-day' : read(cells, period)
    if (row === 'total') totals.push(index)
    if (typeof row === 'string') {
      skip(row)
      continue
    }
    if (headings.places.has('status')) {
      const status = cells.text('status').slice(0, 60)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    for (const problem of cells.problems) problems.push(problem)
    if (row && cells.problems.every(({ code }) => isWarning(code))) rows.push(row)
    else bad.add(index + 1)
  }
  const telling = withoutZerosBeside(rows)
  if (telling.length < rows.length) skip('empty', rows.length - telling.length)
  const each = oneRowEach(headings.kind, telling, said.twins ?? {})
  for (const [why, count] of Object.entries(each.left)) skip(why as Skipped, count)
  for (const problem of each.problems) {
    problems.push(problem)
    bad.add(problem.row)
  }
  // With rows left out there is nothing to hold the total against.
  if (bad.size === 0) problems.push(...totalProblems(headings, table, totals, each.rows, marks))
  return {
    kind: headings.kind,
    rows: each.rows,
    problems: problems.sort((a, b) => a.row - b.row),
    bad: bad.size,
    skipped,
    statuses: [...statuses].map(([text, count]) => ({ text, count, counts: isCompleted(text) })),
    unclear: marks.open,
    twins: each.twins,
  }
}

/** Of a driver whose days are told in another row, a row of zeros says nothing against it. */
function withoutZerosBeside(rows: readonly StatementRow[]): readonly StatementRow[] {
  const telling = new Set(rows.filter((row) => !isZeroSums(row)).map(({ driver }) => driverKey(driver)))
  return rows.filter((row) => !isZeroSums(row) || !telling.has(driverKey(row.driver)))
}

/** Whether a row is the headings once more, as where two files were joined or a block of days begins. */
function repeated({ headings }: HeadingRow): (raw: readonly string[]) => boolean {
  const keys = headings.map(({ place, text }) => ({ place, key: headingKey(text) }))
  return (raw) => keys.every(({ place, key }) => headingKey(raw[place] ?? '') === key)
}
