import { MOST_ROWS } from '#features/income/facts/domain/public.ts'
import type { SpreadsheetLimits } from '#platform/web/spreadsheet/spreadsheet.ts'

/** A year of a big fleet's rides fits; a million rows do not. */
export const RESULT_LIMITS: SpreadsheetLimits = {
  bytes: 60_000_000,
  unpackedBytes: 120_000_000,
  rows: MOST_ROWS,
  columns: 200,
  milliseconds: 60_000,
}
