import type { FileKind } from '#features/income/facts/domain/public.ts'
import { driverKey, RowCells } from '../cells/row-cells.ts'
import { amountColumns, amountsOf } from '../columns/amount-columns.ts'
import type { HeadingRow, Table } from '../columns/heading-row.ts'
import { headingKey } from '../columns/kinds.ts'
import type { NormalFile, OrderRow, PeriodRow, SettlementRow, TripRow } from '../normal-rows.ts'
import { isWarning, type Problem } from '../problems.ts'
import { type TotalRow, totalProblems } from './check-totals.ts'
import { deduplicateRows, numberTwins, preferCompleted, settlementKey } from './deduplicate-rows.ts'
import { readSettlement } from './read-settlement.ts'
import {
  readBoltEarnings,
  readFreenowEarnings,
  readUberDriver,
  readUberOrder,
  type Skipped,
} from './read-sums.ts'
import { isCompleted, readBoltTrip, readUberTrip } from './read-trips.ts'

/** What became of the rows of a file. */
export interface RowsRead {
  readonly kind: FileKind
  /** Those without an error. */
  readonly rows: NormalFile['rows']
  readonly problems: readonly Problem[]
  /** Rows with an error. */
  readonly bad: number
  /** Rows left out though nothing is wrong with them. */
  readonly skipped: Readonly<Partial<Record<Skipped, number>>>
  /** Each status of a ride as the file words it, how often, and whether it counts. */
  readonly statuses: readonly { readonly text: string; readonly count: number; readonly counts: boolean }[]
}

type AnyRow = NormalFile['rows'][number]
type Reader = (cells: RowCells, raw: readonly string[]) => AnyRow | Skipped | undefined

/** Reads all rows below the headings. */
export function readRows(headings: HeadingRow, table: Table): RowsRead {
  const read = readerOf(headings, table)
  const isHeadings = repeated(headings)
  const skipped: Partial<Record<Skipped, number>> = {}
  const skip = (why: Skipped, count = 1) => {
    if (count > 0) skipped[why] = (skipped[why] ?? 0) + count
  }
  const statuses = new Map<string, number>()
  const rows: AnyRow[] = []
  const problems: Problem[] = []
  const bad = new Set<number>()
  const totals: TotalRow[] = []
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
    const cells = new RowCells(headings, raw, index + 1)
    const row = isByDay ? 'by-day' : read(cells, raw)
    if (row === 'total') totals.push({ row: index + 1, cells: raw })
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
  const settled = settle(headings.kind, rows)
  skip('repeated-row', settled.repeated)
  for (const problem of settled.problems) {
    problems.push(problem)
    if (!isWarning(problem.code)) bad.add(problem.row)
  }
  // With rows left out there is nothing to hold the total against.
  if (bad.size === 0) problems.push(...totalProblems(headings, totals, settled.rows))
  return {
    kind: headings.kind,
    rows: settled.rows,
    problems: problems.sort((a, b) => a.row - b.row),
    bad: bad.size,
    skipped,
    statuses: [...statuses].map(([text, count]) => ({ text, count, counts: isCompleted(text) })),
  }
}

function readerOf(headings: HeadingRow, table: Table): Reader {
  switch (headings.kind) {
    case 'settlement':
      return readSettlement
    case 'bolt-trips':
      return readBoltTrip
    case 'uber-trips':
      return readUberTrip
    case 'uber-orders':
      return readUberOrder
    default: {
      const columns = amountColumns(headings, table)
      const read = {
        'bolt-earnings': readBoltEarnings,
        'uber-drivers': readUberDriver,
        'freenow-earnings': readFreenowEarnings,
      }[headings.kind]
      return (cells, raw) => read(cells, amountsOf(columns, raw))
    }
  }
}

function settle(kind: FileKind, rows: readonly AnyRow[]) {
  switch (kind) {
    case 'settlement':
      return deduplicateRows(rows as SettlementRow[], settlementKey)
    case 'bolt-trips':
      return numberTwins(rows as TripRow[])
    case 'uber-trips': {
      const preferred = preferCompleted(rows as TripRow[])
      const settled = deduplicateRows(preferred.rows, ({ tripKey }) => tripKey)
      return { ...settled, repeated: settled.repeated + preferred.repeated }
    }
    case 'uber-orders':
      return deduplicateRows(rows as OrderRow[], ({ transactionId }) => transactionId)
    default:
      return deduplicateRows(rows as PeriodRow[], ({ driver }) => driverKey(driver))
  }
}

/** Whether a row is the headings once more, as where two files were joined or a block of days begins. */
function repeated({ headings }: HeadingRow): (raw: readonly string[]) => boolean {
  const keys = headings.map(({ place, text }) => ({ place, key: headingKey(text) }))
  return (raw) => keys.every(({ place, key }) => headingKey(raw[place] ?? '') === key)
}
