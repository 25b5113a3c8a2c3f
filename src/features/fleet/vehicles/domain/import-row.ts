import { type CalendarDate, calendarDate, parseDate, spreadsheetDate } from '#kernel/calendar-date.ts'
import { looseKey } from '#kernel/polish-text.ts'
import { IMPORT_COLUMNS, type ImportColumn, OPTIONAL_COLUMNS, type OptionalColumn } from './import-columns.ts'
import {
  isRegistration,
  isVin,
  leavesBeforeEntering,
  normalizeRegistration,
  normalizeVin,
  type VehicleRecord,
} from './vehicle.ts'

/** A vehicle as a list tells it: what the list leaves out is not there. */
export type ImportedVehicle = Omit<VehicleRecord, OptionalColumn> &
  Partial<Pick<VehicleRecord, OptionalColumn>>

/** What can be wrong with one cell. */
export type CellComplaint =
  | 'registration'
  | 'vin'
  | 'insuranceNumber'
  | 'year'
  | 'priority'
  | 'order'
  | 'required'
  | 'tooLong'
  | 'date'
  | 'yesNo'
  /** `#DIV/0!`, or a formula instead of its result. */
  | 'sheetError'
  /** `1,23E+15`: the spreadsheet has lost digits. */
  | 'rounded'
  | 'exitBeforeEntry'

export type CellComplaints = Partial<Readonly<Record<ImportColumn, CellComplaint>>>

/** A row as far as it could be read: a whole vehicle where there is no complaint. */
export interface ReadRow {
  readonly vehicle: Partial<ImportedVehicle>
  readonly complaints: CellComplaints
}

/** How a list says yes and no. */
export interface YesNo {
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** The most characters of what is kept as text. */
const LONGEST: Partial<Readonly<Record<ImportColumn, number>>> = {
  make: 100,
  model: 100,
  color: 100,
  insName: 100,
  insNum: 60,
  flotmanId: 50,
  parking: 200,
}

const RANGES = {
  year: { from: 1950, to: 2198, complaint: 'year' },
  priority: { from: 0, to: 10, complaint: 'priority' },
  sort: { from: 1, to: 9999, complaint: 'order' },
} as const

type Cells = Partial<Readonly<Record<ImportColumn, string>>>

/**
 * Reads one row of texts, as a spreadsheet shows them, and judges it (D25). An empty cell of an optional
 * column is as if the list had no such column, except the GPS number and the parking place, which it empties.
 */
export function readImportRow(cells: Cells, words: YesNo): ReadRow {
  const vehicle: Partial<Record<ImportColumn, unknown>> = {}
  const complaints: Partial<Record<ImportColumn, CellComplaint>> = {}
  for (const column of IMPORT_COLUMNS) {
    const text = cells[column]?.trim()
    if (text === undefined) continue
    const read = readCell(column, text, words)
    if (typeof read === 'object') complaints[column] = read.complaint
    else if (read !== undefined) vehicle[column] = read
  }
  const known = vehicle as Partial<ImportedVehicle>
  const judged = judgeImported(known)
  return { vehicle: judged.vehicle, complaints: { ...judged.complaints, ...complaints } }
}

/**
 * Judges what is already read, as the server gets it; registration and VIN come out in the form they are kept
 * in.
 */
export function judgeImported(vehicle: Partial<ImportedVehicle>): ReadRow {
  const complaints: Partial<Record<ImportColumn, CellComplaint>> = {}
  const optional: readonly ImportColumn[] = OPTIONAL_COLUMNS
  for (const column of IMPORT_COLUMNS) {
    const value = vehicle[column]
    const isMissing = value === undefined || (value === '' && !optional.includes(column))
    if (isMissing && !optional.includes(column)) complaints[column] = 'required'
    else if (typeof value === 'string' && value.length > (LONGEST[column] ?? value.length))
      complaints[column] = 'tooLong'
  }
  for (const column of ['year', 'priority', 'sort'] as const) {
    const { from, to, complaint } = RANGES[column]
    const value = vehicle[column]
    if (value !== undefined && !(Number.isInteger(value) && value >= from && value <= to))
      complaints[column] = complaint
  }
  if (vehicle.insNum !== undefined && vehicle.insNum !== '' && vehicle.insNum.length < 3)
    complaints.insNum = 'insuranceNumber'
  const { entryDate, exitDate } = vehicle
  if (entryDate && exitDate && leavesBeforeEntering({ entryDate, exitDate }))
    complaints.exitDate = 'exitBeforeEntry'
  const reg = normalizeRegistration(vehicle.reg ?? '')
  const vin = normalizeVin(vehicle.vin ?? '')
  if (!isRegistration(reg)) complaints.reg ??= 'registration'
  if (!isVin(vin)) complaints.vin ??= 'vin'
  return { vehicle: { ...vehicle, reg, vin }, complaints }
}

type Unreadable = { readonly complaint: CellComplaint }

function readCell(
  column: ImportColumn,
  text: string,
  words: YesNo,
): string | number | boolean | undefined | Unreadable {
  if (/^#(?:[^\s!?]+[!?]|N\/[AD]|#+)$/.test(text)) return { complaint: 'sheetError' }
  switch (column) {
    case 'entryDate':
    case 'exitDate':
    case 'service':
    case 'insEnd':
      return text === '' ? undefined : (readDate(text) ?? { complaint: 'date' })
    case 'year':
    case 'priority':
    case 'sort':
      return text === '' ? undefined : (readWhole(text) ?? { complaint: RANGES[column].complaint })
    case 'isRental':
      return text === '' ? undefined : (readYesNo(text, words) ?? { complaint: 'yesNo' })
    default:
      return /^-?\d(?:[.,]\d+)?E\+\d+$/i.test(text) ? { complaint: 'rounded' } : text
  }
}

/**
 * `2026-03-01`, `2026/03/01`, `1.3.2026`, `01-03-2026`, a spreadsheet's count of days, each also with a time
 * behind it.
 */
function readDate(text: string): CalendarDate | undefined {
  const [day = ''] = text.split(/[T\s]+(?=\d{1,2}:\d{2})/)
  const polish = /^(\d{1,2})[.-](\d{1,2})[.-](\d{4})(?: ?r\.?)?$/.exec(day)
  if (polish) return calendarDate(Number(polish[3]), Number(polish[2]), Number(polish[1]))
  if (/^\d{5,6}$/.test(day)) return spreadsheetDate(Number(day))
  return parseDate(day.replace(/^(\d{4})[./](\d{2})[./](\d{2})$/, '$1-$2-$3'))
}

/** Spaces may part thousands, and a spreadsheet may have added `,0`. */
function readWhole(text: string): number | undefined {
  const digits = text.replace(/\s/gu, '').replace(/[.,]0+$/, '')
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : undefined
}

function readYesNo(text: string, { yes, no }: YesNo): boolean | undefined {
  const key = looseKey(text)
  const has = (words: readonly string[]) => words.some((word) => looseKey(word) === key)
  return has(yes) ? true : has(no) ? false : undefined
}

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
