import { expect, test } from 'vitest'
import { csvFile } from '#platform/pure/csv-file.ts'
import { xlsxFile } from '#platform/server/files/xlsx.ts'
import { readSpreadsheet } from '#platform/web/spreadsheet/read-spreadsheet.ts'
import { vehicleNumber } from '#test/fleet/vehicles.ts'
import { IMPORT_COLUMNS, knownHeadings } from '../../domain/import-columns.ts'
import { listRow } from '../../domain/import-row.ts'
import { COLUMN_NAMES, YES_NO } from '../../texts-import.ts'
import { listOfSheet, nameOf } from './list-of-sheet.ts'
import { type Corrections, countKinds, isShown, previewOf } from './preview.ts'

const HEADINGS = IMPORT_COLUMNS.map(nameOf)
const lineOf = (index: number, change = {}) => listRow(vehicleNumber(index, change), YES_NO).map(String)
const listOf = (...rows: readonly (readonly string[])[]) => listOfSheet({ rows })
const errorOf = (...rows: readonly (readonly string[])[]) => {
  const list = listOf(...rows)
  return list.ok ? undefined : list.error
}
const NONE: Corrections = new Map()

test.each(['csv', 'xlsx'] as const)('exported as %s and imported again, all is as it was', async (format) => {
  const fleet = [vehicleNumber(1, { make: '=1+1', insNum: '-5,2', flotmanId: '0071' }), vehicleNumber(2)]
  const rows = [HEADINGS, ...fleet.map((vehicle) => listRow(vehicle, YES_NO))]
  const bytes = format === 'csv' ? Buffer.from(csvFile(rows)) : await xlsxFile('Flota', rows)
  const sheet = await readSpreadsheet(new Uint8Array(bytes), knownHeadings(COLUMN_NAMES))
  const list = sheet.ok ? listOfSheet(sheet.value) : sheet
  if (!list.ok) throw new Error(JSON.stringify(list.error))
  expect(countKinds(previewOf(list.value.rows, NONE, fleet))).toEqual({ new: 0, changed: 0, same: 2, bad: 0 })
})

test('no header, a doubled one and missing columns are told in words', () => {
  expect(errorOf(lineOf(1), lineOf(2))).toBe(
    'W pliku nie ma wiersza z nazwami kolumn. Pierwszy wiersz musi je zawierać, na przykład: Rejestracja, Marka, Model, Rok produkcji.',
  )
  expect(errorOf([...HEADINGS, 'nr rej'], lineOf(1))).toBe(
    'Kolumna „Rejestracja” jest w pliku więcej niż raz: A, R. Zostaw jedną.',
  )
  expect(errorOf(['Rejestracja', ...HEADINGS.slice(2)], lineOf(1))).toContain('brakuje kolumny: Marka.')
  expect(errorOf(['Rejestracja', ...HEADINGS.slice(3)], lineOf(1))).toContain('brakuje kolumn: Marka, Model.')
})

test('a file without rows, and one of 2,001, are told in words; empty rows do not count', () => {
  expect(errorOf(HEADINGS, ['', ' '])).toBe('Pod nazwami kolumn nie ma żadnego wiersza.')
  const lines = Array.from({ length: 2000 }, (_, index) => lineOf(index))
  expect(errorOf(HEADINGS, ...lines, [''])).toBeUndefined()
  expect(errorOf(HEADINGS, ...lines, lineOf(2000))).toBe(
    'W pliku jest 2\u00a0001 aut, a na raz można wczytać najwyżej 2000. Podziel plik na części.',
  )
})

test('columns that nobody knows are left alone, and said', () => {
  const list = listOf([...HEADINGS, 'Uwagi'], [...lineOf(1), 'ładne'])
  expect(list).toMatchObject({ ok: true, value: { unknown: ['Uwagi'], rows: [{ number: 2 }] } })
})

test('an error names its column, and the other row as the file counts it', () => {
  const list = listOf(['Nasza flota'], HEADINGS, lineOf(1), [''], lineOf(1, { vin: vehicleNumber(2).vin }))
  if (!list.ok) throw new Error(list.error)
  const rows = previewOf(list.value.rows, NONE, [])
  expect(rows.map(({ number }) => number)).toEqual([3, 5])
  expect(rows[0]?.typed).toEqual([
    { column: 'reg', text: 'WX10001', error: 'Ten numer rejestracyjny jest też w wierszu 5.' },
  ])
})

test('what is typed is judged at once, stays open to typing and in sight', () => {
  const list = listOf(HEADINGS, lineOf(1, { reg: 'WX' }))
  if (!list.ok) throw new Error(list.error)
  const [wrong] = previewOf(list.value.rows, NONE, [])
  expect(wrong).toMatchObject({ plan: { kind: 'bad' }, typed: [{ column: 'reg', text: 'WX' }] })
  const [right] = previewOf(list.value.rows, new Map([[2, { reg: 'WX12345' }]]), [])
  expect(right).toMatchObject({
    plan: { kind: 'new', vehicle: { reg: 'WX12345' } },
    typed: [{ column: 'reg', text: 'WX12345', error: undefined }],
  })
  expect(right && isShown(right, 'bad')).toBe(true)
  expect(right && isShown(right, 'same')).toBe(false)
})
