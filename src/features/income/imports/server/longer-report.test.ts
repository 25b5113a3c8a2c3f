import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { moneyPlace } from '#features/income/facts/domain/public.ts'
import { unsplitResults } from '#features/income/facts/server/tables.ts'
import { date, fileOf, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'
import { listLoads, previewLoad, previewTakeBack } from '../contract-preview.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-12-01T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
  for (const [fullName, phone] of [
    ['Jan Próbny', '500000011'],
    ['Ewa Próbna', '500000012'],
  ] as const)
    answered(await server.call(addDriver, { fullName, phone, email: '' }, { as: office }))
})

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')
const EWA = who('Ewa Próbna', '+48500000012', 'bolt-ewa')
const NOVEMBER = { date: date('2026-11-01'), until: date('2026-11-30') }
const month = (...rows: readonly ReturnType<typeof weekOf>[]) => ({
  ...fileOf('bolt-earnings', rows, '2026-11-30'),
  periodStart: date('2026-11-01'),
})
const load = async (file: object) =>
  answered(await server.call(importResults, { file } as never, { as: office }))
const look = async (file: object, removeMissing = false) =>
  answered(await server.call(previewLoad, { file, removeMissing } as never, { as: office }))
const netOf = ({ sums }: Awaited<ReturnType<typeof look>>) => {
  const sum = sums.find(({ kind }) => kind === 'net')
  return [sum?.before, sum?.after]
}
/** What the results show. */
const shown = async () => {
  const rows = await server.database.queries.select().from(unsplitResults)
  return rows.reduce((sum, { money }) => sum + (money?.[moneyPlace('bolt', 'net') - 1] ?? 0), 0)
}

beforeEach(async () => {
  await load(fileOf('bolt-earnings', [weekOf(JAN, 300_000), weekOf(EWA, 500_000)]))
})

test('a month’s report that holds over the week within it promises what the results then show, and says that it tells less', async () => {
  const file = month(weekOf(JAN, 96_000, NOVEMBER))
  const seen = await look(file)
  expect(netOf(seen)).toEqual([800_000, 596_000])
  expect(seen.shorter).toEqual({ rows: 1, lessDrivers: 1, lessGrosze: 204_000 })
  await load(file)
  expect(await shown()).toBe(596_000)
})

test('one that tells more than the week within it is no doubt, and adds only what is beyond the week', async () => {
  const file = month(weekOf(JAN, 350_000, NOVEMBER), weekOf(EWA, 500_000, NOVEMBER))
  const seen = await look(file)
  expect(netOf(seen)).toEqual([800_000, 850_000])
  expect(seen.shorter).toEqual({ rows: 2, lessDrivers: 0, lessGrosze: 0 })
  await load(file)
  expect(await shown()).toBe(850_000)
  // The same file once more tells nothing new of shorter ones.
  expect((await look(file)).shorter).toBe(null)
})

test('where the month’s file is said to be whole, the weeks go and nothing stands within it', async () => {
  const seen = await look(month(weekOf(JAN, 96_000, NOVEMBER)), true)
  expect(netOf(seen)).toEqual([800_000, 96_000])
  expect(seen.shorter).toBe(null)
})

test('taking the month back promises the week that it held over', async () => {
  await load(month(weekOf(JAN, 96_000, NOVEMBER)))
  const { data } = answered(await server.call(listLoads, {}, { as: office }))
  const seen = answered(await server.call(previewTakeBack, { id: data[0]?.id ?? '' }, { as: office }))
  expect(netOf(seen)).toEqual([96_000, 300_000])
  expect(seen.shorter).toBe(null)
})

test('a week within a month that stands already changes no sum of the month', async () => {
  await load(month(weekOf(EWA, 900_000, NOVEMBER)))
  // Beside it Jan's week, of which the file does not speak.
  const again = fileOf('bolt-earnings', [weekOf(EWA, 600_000)])
  expect(netOf(await look(again))).toEqual([1_200_000, 1_200_000])
  const before = await shown()
  await load(again)
  expect(await shown()).toBe(before)
})
