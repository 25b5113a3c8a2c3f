import { IMPORT_COLUMNS, type ImportColumn } from '../../domain/import-columns.ts'
import { type PlannedRow, planImport } from '../../domain/import-plan.ts'
import { type ReadRow, readImportRow } from '../../domain/import-row.ts'
import type { VehicleRecord } from '../../domain/vehicle.ts'
import { complaintSentence, YES_NO } from '../../texts-import.ts'
import type { Cells, ListedRow } from './list-of-sheet.ts'

/** What was typed over the file's cells, by the row's number. */
export type Corrections = ReadonlyMap<number, Cells>

export interface PreviewCell {
  readonly column: ImportColumn
  readonly text: string
  /** Undefined for one that was corrected. */
  readonly error: string | undefined
}

export interface PreviewRow {
  readonly number: number
  readonly cells: Cells
  readonly plan: PlannedRow
  /** Cells to type in: the wrong ones, and those that were corrected. */
  readonly typed: readonly PreviewCell[]
}

/** Rows with what loading them would do; judged again whenever something is typed. */
export function previewOf(
  rows: readonly ListedRow[],
  corrections: Corrections,
  fleet: readonly VehicleRecord[],
): readonly PreviewRow[] {
  const current = rows.map((row) => corrected(row, corrections.get(row.number)))
  const planned = planImport(current.map(readOnce), fleet)
  return current.map((row, index) => {
    const plan = planned[index] as PlannedRow
    const typedOver = corrections.get(row.number) ?? {}
    const complaints = plan.kind === 'bad' ? plan.complaints : {}
    return {
      ...row,
      plan,
      typed: IMPORT_COLUMNS.filter((column) => complaints[column] || column in typedOver).map((column) => {
        const complaint = complaints[column]
        return {
          column,
          text: row.cells[column] ?? '',
          error: complaint && complaintSentence(complaint, (other) => rows[other]?.number ?? 0),
        }
      }),
    }
  })
}

const correctedOnce = new WeakMap<Cells, { readonly of: ListedRow; readonly row: ListedRow }>()

/** The same object for the same row and correction, so that only what was typed is read again. */
function corrected(row: ListedRow, correction: Cells | undefined): ListedRow {
  if (!correction) return row
  const known = correctedOnce.get(correction)
  if (known?.of === row) return known.row
  const made = { number: row.number, cells: { ...row.cells, ...correction } }
  correctedOnce.set(correction, { of: row, row: made })
  return made
}

const readRows = new WeakMap<ListedRow, ReadRow>()

function readOnce(row: ListedRow): ReadRow {
  const known = readRows.get(row)
  if (known) return known
  const read = readImportRow(row.cells, YES_NO)
  readRows.set(row, read)
  return read
}

export type RowFilter = 'all' | PlannedRow['kind']

/**
 * A row that was wrong stays among the wrong ones while it is being corrected, or it would vanish under the
 * hand.
 */
export function isShown({ plan, typed }: PreviewRow, filter: RowFilter): boolean {
  return filter === 'all' || plan.kind === filter || (filter === 'bad' && typed.length > 0)
}

export function countKinds(rows: readonly PreviewRow[]): Readonly<Record<PlannedRow['kind'], number>> {
  const counts = { new: 0, changed: 0, same: 0, bad: 0 }
  for (const { plan } of rows) counts[plan.kind]++
  return counts
}
