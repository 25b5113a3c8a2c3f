import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { FILE_KINDS, type NormalFile } from '#features/income/facts/domain/public.ts'
import { fileOf, ride, weekOf, who } from '#test/income/small-files.ts'
import { normalFileOnWire } from './contract-normal-file.ts'
import { type FileInColumns, inColumns, inRows } from './domain/in-columns.ts'

const DRIVER = who('Łucja Przykładowska', '+48500000011')
const trip = ride(null, DRIVER, { plate: 'KK900XA' })
const read = (file: object) => normalFileOnWire.safeParse(file)

test('what is read in the browser is what the server takes', () => {
  const sent = fileOf('bolt-trips', [trip])
  const file: NormalFile | FileInColumns | undefined = read(sent).data
  expect(file).toEqual(sent)
})

test('the server knows every kind of file', () => {
  for (const kind of FILE_KINDS) {
    const codes = problems(read(fileOf(kind, [])))
    expect(codes).toContain('rows: W pliku nie ma żadnego wiersza do wczytania.')
  }
  expect(read({ ...fileOf('bolt-trips', [trip]), kind: 'lyft-trips' }).success).toBe(false)
})

test.each([
  ['an amount with a fraction of a grosz', { amounts: { gross: 17.55 } }],
  ['an amount that no taxi earns', { amounts: { gross: 1e12 } }],
  ['rides below none', { amounts: { rides: -1 } }],
  ['a phone that is none', { driver: { ...DRIVER, phone: '500000011' } }],
  ['a row without a driver', { driver: { externalId: null, phone: null, name: '' } }],
  ['a date that is none', { date: '2026-02-30' }],
  ['a time with a zone', { startedAt: '2026-11-10T00:12:00Z' }],
])('%s is refused', (_, change) => {
  expect(read({ ...fileOf('bolt-trips', []), rows: [{ ...trip, ...change }] }).success).toBe(false)
})

const other = who('Ewa Próbna', null, 'kierowca-7')
const rides = fileOf('bolt-trips', [
  trip,
  { ...ride('przejazd-2', other), note: 'Completed' },
  { ...ride('przejazd-3', DRIVER), amounts: {} },
])
const columnsOf = (file: NormalFile) => {
  const sent = inColumns(file)
  if (!sent) throw new Error('The file was not put in columns.')
  return JSON.parse(JSON.stringify(sent)) as FileInColumns
}

test('a file sent in columns is the file in rows, whatever its kind', () => {
  for (const file of [rides, fileOf('uber-drivers', [weekOf(DRIVER, 100), weekOf(other, 200)])]) {
    const sent = read(columnsOf(file)).data
    expect(sent && inRows(sent)).toEqual(file)
  }
})

test('rows that speak of different things travel as they are', () => {
  expect(inColumns(fileOf('bolt-trips', [trip, weekOf(DRIVER, 100)]))).toBe(undefined)
  expect(inColumns(fileOf('bolt-trips', []))).toBe(undefined)
})

test.each([
  ['an amount with a fraction of a grosz', 'columns.amounts.gross.1', { amounts: { gross: [1, 17.55, 2] } }],
  ['an amount that is a text', 'columns.amounts.gross.2', { amounts: { gross: [1, null, '2'] } }],
  ['a date that is none', 'columns.date.0', { date: ['2026-02-30', '2026-02-01', '2026-02-01'] }],
  ['a time with a zone', 'columns.startedAt.2', { startedAt: [null, null, '2026-11-10T00:12:00Z'] }],
  ['a column that is none', 'columns.row', { row: { length: 3 } }],
  ['a column shorter than the others', 'columns', { date: ['2026-02-01'] }],
  ['a driver whom the file does not list', '', { driver: [0, 1, 2] }],
  [
    'no rows',
    '',
    { row: [], driver: [], date: [], startedAt: [], shift: [], id: [], plate: [], note: [], amounts: {} },
  ],
])('in columns %s is refused, by its place', (_, path, change) => {
  const sent = columnsOf(rides)
  const result = read({ ...sent, columns: { ...sent.columns, ...change } })
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})

test('a file has its period', () => {
  const { periodStart: _, ...file } = fileOf('uber-drivers', [weekOf(DRIVER, 100)])
  expect(problems(read(file)).join()).toContain('periodStart')
})

function problems(result: z.core.util.SafeParseResult<unknown>): string[] {
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
