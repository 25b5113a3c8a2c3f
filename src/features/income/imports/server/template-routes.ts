import { ok } from '#kernel/result.ts'
import { CSV_TYPE, csvFile } from '#platform/server/files/csv.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { getSettlementTemplate } from '../contract.ts'
import { settlementTemplate } from '../texts-template.ts'

/** The empty settlement sheet to fill in. */
export function templateRoutes(): Route[] {
  return [
    reads(getSettlementTemplate, async ({ format }) => {
      const { sheet, fileName, headings, examples } = settlementTemplate
      const rows = [headings, ...examples]
      return ok(
        format === 'csv'
          ? { fileName: `${fileName}.csv`, contentType: CSV_TYPE, body: csvFile(rows) }
          : { fileName: `${fileName}.xlsx`, contentType: XLSX_TYPE, body: await xlsxFile(sheet, rows) },
      )
    }),
  ]
}
