/**
 * A sheet as texts, each cell as a person reads it: dates `2026-03-01` or `2026-03-01 17:57:00`, truth
 * `PRAWDA`, numbers without grouping.
 */
export interface Spreadsheet {
  /**
   * From the first line of the file, so that index 0 is row 1 of the spreadsheet. Rows may differ in length.
   */
  readonly rows: readonly (readonly string[])[]
}

/** Why a file could not be read. `row` counts from 1. */
export type SpreadsheetProblem =
  | {
      readonly code:
        | 'empty'
        | 'too-big'
        | 'too-big-inside'
        | 'too-many-rows'
        | 'old-excel'
        | 'no-spreadsheet'
        | 'damaged'
        | 'too-slow'
    }
  | { readonly code: 'open-quote'; readonly row: number }

/** Bounds that keep a hostile file from freezing the page or eating its memory. */
export interface SpreadsheetLimits {
  readonly bytes: number
  /** Of all parts of an XLSX together. */
  readonly unpackedBytes: number
  /** Lines beneath one line of headings; a title above them is one of these too. */
  readonly rows: number
  readonly columns: number
  readonly milliseconds: number
}

/** Where nothing else is told. */
export const LIMITS: SpreadsheetLimits = {
  bytes: 10_000_000,
  unpackedBytes: 64_000_000,
  rows: 20_000,
  columns: 200,
  milliseconds: 20_000,
}

/** What a cell reads where the file has a formula instead of its result. */
export const FORMULA_CELL = '#FORMUŁA!'
