import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { FileKind, StatementRow } from '#features/income/facts/domain/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { date, fileOf, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { listEmptyKm } from '../../contract-empty-km.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  answered(await server.call(addDriver, jan, { as: office }))
})

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')
const WEEK = { startDate: '2026-11-09', endDate: '2026-11-15' }
const load = async (kind: FileKind, rows: readonly StatementRow[]) =>
  answered(await server.call(importResults, { file: fileOf(kind, rows) } as never, { as: office }))
const emptyKm = async (by: 'driver' | 'car' = 'driver', more = {}) =>
  answered(await server.call(listEmptyKm, { ...WEEK, by, ...more }, { as: office }))
/** Kilometres by the sheet, and as many rides as Bolt tells. */
const sheet = (day: string, mileageM: number | null) =>
  sheetRow(JAN, {
    ...{ date: date(day), mileageM, kmStart: null, kmEnd: null },
    ...{ boltRides: 2, uberRides: null, freenowRides: null },
  })
const twoRides = (day: string, distanceM: number | null = 12_000) => [
  ride(`a ${day}`, JAN, { date: date(day), plate: 'KR1AA', distanceM: 8000 }),
  ride(`b ${day}`, JAN, { date: date(day), plate: 'KR1AA', distanceM }),
  ride(`c ${day}`, JAN, { date: date(day), plate: 'KR1AA', completed: false, distanceM: 90_000 }),
]

test('of a driver’s week: mileage less rides, of the shifts of which both are known, and of how many', async () => {
  await load('settlement', [sheet('2026-11-09', 180_000), sheet('2026-11-10', 100_000)])
  await load('bolt-trips', [
    ...twoRides('2026-11-09'),
    ...twoRides('2026-11-10', null),
    ...twoRides('2026-11-11'),
  ])
  expect(await emptyKm()).toMatchObject({
    total: 1,
    data: [
      {
        ...{ name: 'Jan Próbny', year: 2026, week: 46, shifts: 3, known: 1 },
        ...{ mileageM: 180_000, ridesM: 20_000, emptyM: 160_000 },
        doubts: { mileage: 1, distances: 1, rides: 0, outside: 0, contradicts: 0 },
        unmeasured: ['bolt'],
      },
    ],
  })
})

test('of a car’s week the same shifts', async () => {
  await load('settlement', [sheet('2026-11-09', 180_000)])
  await load('bolt-trips', twoRides('2026-11-09'))
  expect((await emptyKm('car')).data).toMatchObject([
    { of: 'KR1AA', name: 'KR1AA', emptyM: 160_000, known: 1 },
  ])
})

test('where an app tells a week without its rides one by one, nothing is said of its days', async () => {
  await load('settlement', [sheet('2026-11-09', 180_000)])
  await load('bolt-trips', twoRides('2026-11-09'))
  const uber = who('Jan Próbny', '+48500000011', 'uber-jan')
  await load('uber-drivers', [weekOf(uber, 50_000, { amounts: { net: 50_000, gross: 60_000 } })])
  expect((await emptyKm()).data).toMatchObject([{ known: 0, emptyM: 0, doubts: { outside: 1 } }])
})

test('pages have no row twice, and a wrong range is refused in words', async () => {
  await load('bolt-trips', twoRides('2026-11-09'))
  expect((await emptyKm('driver', { page: 2 })).data).toEqual([])
  const reversed = { startDate: WEEK.endDate, endDate: WEEK.startDate, by: 'car' as const }
  expect(await server.call(listEmptyKm, reversed, { as: office })).toMatchObject({
    failure: { code: 'range_reversed' },
  })
})
