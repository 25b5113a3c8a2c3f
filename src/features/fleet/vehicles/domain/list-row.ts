import { IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import type { YesNo } from './import-row.ts'
import type { VehicleRecord } from './vehicle.ts'

/** A vehicle as a row of a list, which `readImportRow` reads back as the same vehicle. */
export function listRow(
  vehicle: Readonly<Record<ImportColumn, string | number | boolean>> | VehicleRecord,
  { yes: [yes = ''], no: [no = ''] }: YesNo,
): (string | number)[] {
  return IMPORT_COLUMNS.map((column) => {
    const value = vehicle[column]
    return typeof value === 'boolean' ? (value ? yes : no) : value
  })
}
