import type { SpreadsheetLimits } from '#platform/web/spreadsheet/spreadsheet.ts'
import { MOST_ROWS } from '../../domain/normal-rows.ts'

/** A year of a big fleet's rides fits; a million rows do not. */
export const RESULT_LIMITS: SpreadsheetLimits = {
  bytes: 60_000_000,
  unpackedBytes: 120_000_000,
  rows: MOST_ROWS,
  columns: 200,
  milliseconds: 60_000,
}
