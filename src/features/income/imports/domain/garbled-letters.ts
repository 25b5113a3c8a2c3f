import type { Table } from './columns/heading-row.ts'

/** Enough to see how a file was written; it is written in one way. */
const LOOKED_AT = 100
/**
 * `Å‚`, `Ä™`, `Ĺ›`: Polish letters of UTF-8 that a spreadsheet opened as Windows-1252 or Windows-1250 and
 * then saved.
 */
const GARBLED = /Ä[…‡™„†˜\u0098]|Å[‚„›º¼ƒš¹»\u0081]|Ĺ[‚„›şĽšą»\u0081\u0083]|Ã[³“]|Ă[ł“]/gu
const POLISH_LETTER = /[ąćęłńśźż]/iu

/**
 * Mojibake: the first cell whose Polish letters are broken, in a file that has no whole ones; its names would
 * come in broken too. One broken name among good ones is how an app knows that person, and no reason to
 * refuse the file.
 */
export function garbledCell(table: Table): string | undefined {
  let first: string | undefined
  for (const cells of table.slice(0, LOOKED_AT)) {
    for (const cell of cells) {
      const rest = cell.replace(GARBLED, '')
      if (POLISH_LETTER.test(rest)) return undefined
      if (rest.length < cell.length) first ??= cell
    }
  }
  return first
}
