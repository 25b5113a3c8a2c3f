import writeXlsxFile from 'write-excel-file/node'
import type { Cell } from '#platform/pure/csv-file.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * A workbook of one sheet; text stays text, so no cell can start a formula (D37). The first row is the
 * heading.
 */
export async function xlsxFile(sheetName: string, rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const data = rows.map((row, index) =>
    row.map((value) => {
      if (value === null) return null
      const weight = index === 0 ? ({ fontWeight: 'bold' } as const) : {}
      if (typeof value === 'object')
        return { value: value.grosze / 100, type: Number, format: '0.00', ...weight }
      return typeof value === 'number'
        ? { value, type: Number, ...weight }
        : { value, type: String, ...weight }
    }),
  )
  return await writeXlsxFile(data, { sheet: sheetName, stickyRowsCount: 1 }).toBuffer()
}
