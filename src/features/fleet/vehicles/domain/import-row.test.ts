import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyVehicle, vehicleNumber } from '#test/fleet/vehicles.ts'
import { COLUMN_NAMES, YES_NO } from '../texts-import.ts'
import { findHeader, IMPORT_COLUMNS, type ImportColumn } from './import-columns.ts'
import { listRow, readImportRow } from './import-row.ts'

const CELLS = Object.fromEntries(
  listRow(vehicleNumber(1), YES_NO).map((cell, place) => [IMPORT_COLUMNS[place], String(cell)]),
) as Record<ImportColumn, string>
const read = (change: Partial<Record<ImportColumn, string>> = {}) =>
  readImportRow({ ...CELLS, ...change }, YES_NO)

test('a row that we wrote is read back as the same vehicle', () => {
  fc.assert(
    fc.property(anyVehicle(7), (vehicle) => {
      const cells = listRow(vehicle, YES_NO).map((cell, place) => [IMPORT_COLUMNS[place], String(cell)])
      expect(readImportRow(Object.fromEntries(cells), YES_NO)).toEqual({ vehicle, complaints: {} })
    }),
  )
})

test('columns may stand in any order, among others and under a title', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...IMPORT_COLUMNS, 'Uwagi', ''], { minLength: IMPORT_COLUMNS.length + 2 }),
      fc.constantFrom(0, 1, 5),
      (order, titles) => {
        const headings = order.map((column) => COLUMN_NAMES[column as ImportColumn]?.[0] ?? column)
        const header = findHeader([...Array(titles).fill(['Flota']), headings], COLUMN_NAMES)
        expect(header).toMatchObject({ row: titles, missing: [], unknown: ['Uwagi'], doubled: [] })
        for (const column of IMPORT_COLUMNS) expect(header?.places.get(column)).toBe(order.indexOf(column))
      },
    ),
  )
})

describe('headings', () => {
  const header = (...headings: string[]) => findHeader([headings], COLUMN_NAMES)
  test('go by our name, by others and by the wire’s, without case and Polish letters', () => {
    expect([
      ...(header('NR REJ.', 'marka', 'kolejnosc', 'insNum', 'Data pierwszej rejestracji')?.places ?? []),
    ]).toEqual([
      ['reg', 0],
      ['make', 1],
      ['sort', 2],
      ['insNum', 3],
      ['entryDate', 4],
    ])
  })
  test('that are missing are named, but not those that a list may leave out', () => {
    expect(header('reg', 'vin')?.missing).toEqual(
      IMPORT_COLUMNS.filter(
        (column) => !['reg', 'vin', 'priority', 'sort', 'flotmanId', 'isRental', 'parking'].includes(column),
      ),
    )
  })
  test('that name one column twice are told with their places', () => {
    expect(header('Rejestracja', 'Marka', 'nr rej')?.doubled).toEqual([{ column: 'reg', places: [0, 2] }])
  })
  test('are not there at all', () => {
    expect(header('WX12345', 'Toyota', 'Corolla')).toBeUndefined()
    expect(findHeader([], COLUMN_NAMES)).toBeUndefined()
  })
})

describe('a cell', () => {
  test.each([
    ['2026.03.01', '2026-03-01'],
    ['2026/03/01', '2026-03-01'],
    ['1.3.2026', '2026-03-01'],
    ['01.03.2026', '2026-03-01'],
    ['01-03-2026', '2026-03-01'],
    ['2026.03.01', '2026-03-01'],
    ['2026/03/01', '2026-03-01'],
    ['1.03.2026 r.', '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    ['1.3.2026 0:00', '2026-03-01'],
    ['46082', '2026-03-01'],
  ])('holds the date %s', (text, date) => {
    expect(read({ service: text })).toMatchObject({ vehicle: { service: date }, complaints: {} })
  })
  test.each(['30.2.2026', '2026-13-01', '3/4/2026', '1.3.26', 'marzec', '12', '1.3.1999'])(
    'holds no date: %s',
    (text) => {
      expect(read({ service: text }).complaints).toEqual({ service: 'date' })
    },
  )
  test.each([
    ['tak', true],
    ['TAK', true],
    ['1', true],
    ['PRAWDA', true],
    ['nie', false],
    ['0', false],
    ['Fałsz', false],
  ])('says yes or no: %s', (text, value) => {
    expect(read({ isRental: text }).vehicle.isRental).toBe(value)
  })
  test.each(['może', '???', '2'])('says neither yes nor no: %s', (text) => {
    expect(read({ isRental: text }).complaints).toEqual({ isRental: 'yesNo' })
  })
  test('holds a number with spaces, also the ones that do not break', () => {
    expect(read({ sort: '1 234', priority: '7,0' }).vehicle).toMatchObject({ sort: 1234, priority: 7 })
    expect(read({ sort: '1\u00a0234' }).vehicle.sort).toBe(1234)
  })
  test.each([
    [{ priority: '11' }, { priority: 'priority' }],
    [{ priority: '1,5' }, { priority: 'priority' }],
    [{ sort: '0' }, { sort: 'order' }],
    [{ sort: 'dziesięć' }, { sort: 'order' }],
    [{ year: '1949' }, { year: 'year' }],
    [{ reg: 'WX' }, { reg: 'registration' }],
    [{ reg: '' }, { reg: 'required' }],
    [{ vin: 'JTDBR32E72001234O' }, { vin: 'vin' }],
    [{ insNum: 'ab' }, { insNum: 'insuranceNumber' }],
    [{ make: ' ' }, { make: 'required' }],
    [{ model: 'x'.repeat(101) }, { model: 'tooLong' }],
    [{ make: '#DIV/0!' }, { make: 'sheetError' }],
    [{ service: '#FORMUŁA!' }, { service: 'sheetError' }],
    [{ insNum: '1,23457E+17' }, { insNum: 'rounded' }],
    [{ insNum: '1E+17' }, { insNum: 'rounded' }],
    [{ exitDate: '28.2.2022' }, { exitDate: 'exitBeforeEntry' }],
  ] as const)('%j is refused in words', (cells, complaints) => {
    expect(read(cells).complaints).toEqual(complaints)
  })
  test('a vehicle may leave the fleet on the day of its first registration', () => {
    expect(read({ exitDate: CELLS.entryDate }).complaints).toEqual({})
  })
  test('that may be left out is as if it were not there, but an empty GPS number or parking place empties', () => {
    const { vehicle } = read({ priority: '', sort: ' ', isRental: '', flotmanId: '', parking: '' })
    expect(vehicle).not.toHaveProperty('priority')
    expect(vehicle).not.toHaveProperty('sort')
    expect(vehicle).not.toHaveProperty('isRental')
    expect(vehicle.flotmanId).toBe('')
    expect(vehicle.parking).toBe('')
  })
  test('every wrong cell of a row is named at once', () => {
    expect(readImportRow({}, YES_NO).complaints).toMatchObject({
      reg: 'required',
      vin: 'required',
      insEnd: 'required',
    })
    expect(Object.keys(readImportRow({}, YES_NO).complaints)).toHaveLength(12)
  })
})
