import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { resultSources } from '#features/income/facts/contract.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { fileOf, payment, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'

let server: TestServer
let office: TestCaller
let driverId: string
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ admin: true })
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  driverId = answered(await server.call(addDriver, jan, { as: office })).id
})

const JAN = who('Jan Próbny', '+48500000011', 'jan')
const load = async (file: NormalFile, fileName: string, removeMissing = false) =>
  answered(
    await server.call(importResults, { file: { ...file, fileName }, removeMissing } as never, { as: office }),
  )
const sources = async () =>
  answered(await server.call(resultSources, { driverId, date: '2026-11-09', shift: 'day' }, { as: office }))

test('a row tells all its kinds of money, and a report of days does', async () => {
  const full = ride('a', JAN, { grossGrosze: 3000, cashGrosze: 1000, tipGrosze: 200, netGrosze: 2400 })
  const told = { ...full.amounts, commission: 800, toll: 100, campaign: 50, cancellation: 0, adjustment: -30 }
  await load(fileOf('bolt-trips', [{ ...full, amounts: told }]), 'rides.csv')
  await load(
    fileOf('bolt-earnings', [weekOf(JAN, 2400, { amounts: { net: 2400, payout: 1400 } })]),
    'week.csv',
  )
  const { rows, periods, former } = await sources()
  expect(rows).toMatchObject([{ grossGrosze: 3000, netGrosze: 2400, cashGrosze: 1000, superseded: null }])
  expect(rows[0]?.amounts.map(({ kind, grosze, counts }) => [kind, grosze, counts])).toEqual([
    ['gross', 3000, true],
    ['commission', 800, true],
    ['net', 2400, true],
    ['tip', 200, true],
    ['toll', 100, true],
    ['campaign', 50, true],
    ['cancellation', 0, true],
    ['cash', 1000, true],
    ['adjustment', -30, true],
  ])
  expect(periods[0]?.amounts).toEqual([
    { kind: 'net', grosze: 2400, counts: true },
    { kind: 'payout', grosze: 1400, counts: true },
  ])
  expect(former).toEqual([])
})

test('what a later file says instead is told with its file and row, of a row and of a part of it', async () => {
  await load(fileOf('uber-trips', [ride('a', JAN, { netGrosze: 700 })]), 'first.csv')
  await load(fileOf('uber-trips', [ride('x', JAN), ride('a', JAN, { grossGrosze: 2600 })]), 'second.csv')
  const { rows, former } = await sources()
  expect(former).toEqual([])
  const first = rows.find(({ fileName }) => fileName === 'first.csv')
  expect(first).toMatchObject({
    holds: true,
    grossGrosze: null,
    netGrosze: 700,
    amounts: [
      { kind: 'gross', grosze: 2500, counts: false },
      { kind: 'net', grosze: 700, counts: true },
    ],
    superseded: { why: 'replaced', fileName: 'second.csv', row: 3 },
  })
  await load(fileOf('uber-trips', [ride('a', JAN, { grossGrosze: 2600, netGrosze: 710 })]), 'third.csv')
  expect((await sources()).former).toMatchObject([
    { fileName: 'second.csv', row: 3, superseded: { why: 'replaced', fileName: 'third.csv', row: 2 } },
    { fileName: 'first.csv', row: 2, superseded: { why: 'replaced', fileName: 'second.csv', row: 3 } },
  ])
})

test('a ride that was called off, and a row that a file took away, say so', async () => {
  await load(fileOf('uber-trips', [ride('a', JAN), ride('b', JAN)]), 'first.csv')
  await load(fileOf('uber-trips', [ride('a', JAN, { completed: false, grossGrosze: 0 })]), 'second.csv', true)
  const { rows, former } = await sources()
  expect(rows).toMatchObject([{ fileName: 'second.csv', completed: false, superseded: null }])
  expect(former.map(({ row, superseded }) => [row, superseded.why, superseded.fileName])).toEqual([
    [3, 'removed', 'second.csv'],
    [2, 'not-driven', 'second.csv'],
  ])
})

test('a sheet that a later one replaced keeps what it said', async () => {
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 10_000 })]), 'old.xlsx')
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 12_000 })]), 'new.xlsx')
  const { rows, former, totalIncomeGrosze } = await sources()
  expect(totalIncomeGrosze).toBe(12_000)
  expect(rows).toMatchObject([{ fileName: 'new.xlsx', holds: true, amounts: [] }])
  expect(former).toMatchObject([{ fileName: 'old.xlsx', sheetGrosze: 10_000 }])
})

test('a payment that was told anew stays beside its ride, and other rides’ payments do not', async () => {
  const night = ride('n', JAN, { shift: 'night' })
  await load(fileOf('uber-trips', [ride('a', JAN), night]), 'rides.csv')
  await load(fileOf('uber-orders', [payment('p', 'a', 700, JAN), payment('q', 'n', 900, JAN)]), 'first.csv')
  await load(fileOf('uber-orders', [payment('p', 'a', 720, JAN), payment('q', 'n', 910, JAN)]), 'second.csv')
  const { former } = await sources()
  expect(former.map(({ fileName, amounts }) => [fileName, amounts[0]?.grosze])).toEqual([['first.csv', 700]])
})

test('thousands of rows that hold no more are counted, and the latest are listed', async () => {
  const many = (tip: number) =>
    fileOf(
      'uber-trips',
      Array.from({ length: 150 }, (_, at) => ride(`r${at}`, JAN, { tipGrosze: tip })),
    )
  for (const tip of [1, 2, 3]) await load(many(tip), `${tip}.csv`)
  const { former, formerInAll, rowsInAll } = await sources()
  expect([former.length, formerInAll, rowsInAll]).toEqual([200, 300, 150])
  expect(former[0]?.fileName).toBe('2.csv')
})
