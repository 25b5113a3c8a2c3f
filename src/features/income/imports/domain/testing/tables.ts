import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type FileToRead, readFile } from '../read-file.ts'

export const about: FileToRead = {
  fileName: 'plik.csv',
  sha256: 'a'.repeat(64),
  changedOn: '2026-11-21' as CalendarDate,
  mappings: {},
}
export const read = (rows: readonly (readonly string[])[], more: Partial<FileToRead> = {}) =>
  readFile(rows, { ...about, ...more })

export function ready(rows: readonly (readonly string[])[], more: Partial<FileToRead> = {}) {
  const result = read(rows, more)
  if (result.state !== 'ready') throw new Error(JSON.stringify(result))
  return result
}
export const problemsOf = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
  ready(rows, more).read.problems.map(({ row, column, code }) => `${row} ${column} ${code}`)

export const SHEET = [
  'bolt_id',
  'full_name',
  'date',
  'shift',
  'total_income',
  'km_start',
  'km_end',
  'driven_mileage',
]
export const shift = (...change: readonly (string | undefined)[]) =>
  ['48500000011', 'Łucja P', '2026-11-09', 'dzienna', '421,39', '100', '281', '181'].map(
    (cell, at) => change[at] ?? cell,
  )
export const TRIPS = [
  'Data',
  'Kierowca',
  'Trasa',
  'Status',
  'Cena przejazdu|ZŁ',
  'Rodzaj płatności',
  'Telefon',
]
export const trip = (...change: readonly (string | undefined)[]) =>
  ['2026-11-09 08:06', 'Łucja P', 'A → B', 'Ukończone', '17.55', 'Gotówką', '+48500000011'].map(
    (cell, at) => change[at] ?? cell,
  )
export const EARNINGS = [
  'Kierowca',
  'Numer telefonu',
  'Zarobki brutto (ogółem)|ZŁ',
  'Zarobki netto|ZŁ',
  'Pobrana gotówka|ZŁ',
  'Przewidywana wypłata|ZŁ',
]
export const week = { fileName: 'Zarobki na kierowcę-2026W46-F.csv' }
