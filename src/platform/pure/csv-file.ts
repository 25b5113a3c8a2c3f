import { withoutFormula } from '#platform/pure/formula-guard.ts'

/** A cell: text, a number (written with a decimal comma), money (always with two decimals), or nothing. */
export type Cell = string | number | Money | null

/** Whole grosze; shown in PLN. */
export interface Money {
  readonly grosze: number
}

export function moneyCell(grosze: number | null): Cell {
  return grosze === null ? null : { grosze }
}

/**
 * CSV as Polish spreadsheets read it (D37): UTF-8 with byte-order mark, `;`, CRLF, quoted as RFC 4180,
 * decimal comma, and no cell that starts a formula.
 */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  const text = csvText(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function csvText(cell: NonNullable<Cell>): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  return typeof cell === 'object' ? (cell.grosze / 100).toFixed(2).replace('.', ',') : withoutFormula(cell)
}

export const CSV_TYPE = 'text/csv; charset=utf-8'
