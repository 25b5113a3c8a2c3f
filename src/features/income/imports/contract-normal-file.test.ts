import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { FILE_KINDS, type NormalFile } from '#features/income/facts/domain/public.ts'
import { fileOf, ride, weekOf, who } from '#test/income/small-files.ts'
import { normalFileOnWire } from './contract-normal-file.ts'

const DRIVER = who('Łucja Przykładowska', '+48500000011')
const trip = ride(null, DRIVER, { plate: 'KK900XA' })
const read = (file: object) => normalFileOnWire.safeParse(file)

test('what is read in the browser is what the server takes', () => {
  const sent = fileOf('bolt-trips', [trip])
  const file: NormalFile | undefined = read(sent).data
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

test('a file has its period', () => {
  const { periodStart: _, ...file } = fileOf('uber-drivers', [weekOf(DRIVER, 100)])
  expect(problems(read(file)).join()).toContain('periodStart')
})

function problems(result: z.core.util.SafeParseResult<unknown>): string[] {
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
