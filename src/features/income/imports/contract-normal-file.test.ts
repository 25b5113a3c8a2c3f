import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { FILE_KINDS } from '#features/income/facts/domain/file-kinds.ts'
import { normalFileOnWire } from './contract-normal-file.ts'
import type { NormalFile } from './domain/normal-rows.ts'

const head = {
  fileName: 'wyniki.csv',
  sha256: 'a'.repeat(64),
  asOf: '2026-11-09',
  periodStart: null,
  periodEnd: null,
}
const trip = {
  row: 2,
  driver: { externalId: null, phone: '+48500000011', name: 'Łucja Przykładowska' },
  tripKey: 'k1',
  startedAt: '2026-11-10T00:12:00',
  date: '2026-11-09',
  shift: 'night',
  completed: true,
  plate: 'KK900XA',
  distanceM: 4550,
  grossGrosze: 1755,
  cashGrosze: null,
  tipGrosze: 0,
}
const read = (file: object) => normalFileOnWire.safeParse(file)

test('what is read in the browser is what the server takes', () => {
  const file: NormalFile | undefined = read({ kind: 'bolt-trips', ...head, rows: [trip] }).data
  expect(file?.rows[0]?.driver.phone).toBe('+48500000011')
})

test('the server knows every kind of file', () => {
  for (const kind of FILE_KINDS) {
    const codes = problems(read({ kind, ...head, rows: [] }))
    expect(codes).toContain('rows: W pliku nie ma żadnego wiersza do wczytania.')
  }
  expect(read({ kind: 'lyft-trips', ...head, rows: [trip] }).success).toBe(false)
})

test.each([
  ['an amount with a fraction of a grosz', { grossGrosze: 17.55 }],
  ['an amount that no taxi earns', { grossGrosze: 1e12 }],
  ['a phone that is none', { driver: { ...trip.driver, phone: '500000011' } }],
  ['a row without a driver', { driver: { externalId: null, phone: null, name: '' } }],
  ['a date that is none', { date: '2026-02-30' }],
  ['a time with a zone', { startedAt: '2026-11-10T00:12:00Z' }],
])('%s is refused', (_, change) => {
  expect(read({ kind: 'bolt-trips', ...head, rows: [{ ...trip, ...change }] }).success).toBe(false)
})

test('sums per driver need their period', () => {
  const rows = [{ row: 2, driver: trip.driver }]
  expect(problems(read({ kind: 'uber-drivers', ...head, rows })).join()).toContain('periodStart')
})

function problems(result: z.core.util.SafeParseResult<unknown>): string[] {
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
}
