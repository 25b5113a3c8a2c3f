import { withoutFormula } from '#platform/pure/formula-guard.ts'

/** A cell: text, a number (written with a decimal comma), or nothing. */
export type Cell = string | number | null

/**
 * CSV as Polish spreadsheets read it (D37): UTF-8 with byte-order mark, `;`, CRLF, quoted as RFC 4180,
 * decimal comma, and no cell that starts a formula.
 */
export function csvFile(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : withoutFormula(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const CSV_TYPE = 'text/csv; charset=utf-8'
