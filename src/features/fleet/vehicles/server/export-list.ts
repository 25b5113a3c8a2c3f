import type { CalendarDate } from '#kernel/calendar-date.ts'
import { CSV_TYPE, csvFile } from '#platform/pure/csv-file.ts'
import type { FileAnswer } from '#platform/pure/endpoint.ts'
import { XLSX_TYPE, xlsxFile } from '#platform/server/files/xlsx.ts'
import { IMPORT_COLUMNS } from '../domain/import-columns.ts'
import { listRow } from '../domain/import-row.ts'
import { COLUMN_NAMES, IMPORT_FILES, YES_NO } from '../texts-import.ts'

type ListedVehicle = Parameters<typeof listRow>[0]

/**
 * Vehicles as a spreadsheet (D37), in the columns that the import reads: exported, edited and imported again.
 * @param name of the file; the date is put behind it
 */
export async function vehicleList(
  vehicles: readonly ListedVehicle[],
  format: 'csv' | 'xlsx',
  name: (date: string) => string,
  today: CalendarDate,
): Promise<FileAnswer> {
  const headings = IMPORT_COLUMNS.map((column) => COLUMN_NAMES[column][0])
  const rows = [headings, ...vehicles.map((vehicle) => listRow(vehicle, YES_NO))]
  const fileName = `${name(today)}.${format}`
  return format === 'csv'
    ? { fileName, contentType: CSV_TYPE, body: csvFile(rows) }
    : { fileName, contentType: XLSX_TYPE, body: await xlsxFile(IMPORT_FILES.sheet, rows) }
}
