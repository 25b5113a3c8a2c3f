import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { date, fileOf, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getResultsOverview, listDriverWeeks, listSheetDifferences } from '../../contract-overview.ts'
import { earned } from '../../domain/statistics/averages.ts'
import { ofAllApps } from '../../domain/statistics/money-sums.ts'
import { addTallies } from '../../domain/statistics/tally.ts'

const WEEK = { startDate: '2026-11-09', endDate: '2026-11-15' }
const JAN = who('Jan Próbny', '+48500000011', 'jan')
const EWA = who('Ewa Próbna', '+48500000012', 'ewa')
const OLA = who('Ola Próbna', '+48500000013', 'ola')

let server: TestServer
let as: Awaited<ReturnType<TestServer['asUser']>>
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  as = await server.asUser()
  for (const { name, phone } of [JAN, EWA, OLA])
    answered(await server.call(addDriver, { fullName: name, phone: phone ?? '', email: '' }, { as }))
})

const load = async (file: NormalFile) => answered(await server.call(importResults, { file } as never, { as }))
const overview = async () => answered(await server.call(getResultsOverview, WEEK, { as }))
const differences = async () => answered(await server.call(listSheetDifferences, WEEK, { as }))

/** Jan's sheet says more than his apps, Ewa has no apps, Ola no sheet. */
async function loadAll() {
  await load(
    fileOf('settlement', [
      sheetRow(JAN, { totalIncomeGrosze: 30_000 }),
      sheetRow(JAN, { totalIncomeGrosze: 2_470, date: date('2026-11-10') }),
      sheetRow(EWA, { totalIncomeGrosze: 9_000 }),
    ]),
  )
  const net = (amount: number) => ({ amounts: { net: amount, cash: 1_000 } })
  await load(fileOf('bolt-earnings', [weekOf(JAN, 0, net(20_000)), weekOf(OLA, 0, net(7_000))]))
  await load(fileOf('uber-drivers', [weekOf(JAN, 0, net(6_040))]))
}

test('what the sheet says beyond the apps is a part of its own, and the parts add up to the earnings', async () => {
  await loadAll()
  const { now, money, sheet } = await overview()
  expect(sheet).toEqual({
    ...{ aloneGrosze: 9_000, aloneDrivers: 1, beyondGrosze: 32_470 - 26_040, differingDrivers: 1 },
  })
  const all = earned(addTallies([now.day, now.night, now.unsplit])).value
  expect(all).toBe(32_470 + 9_000 + 7_000)
  expect((ofAllApps(money, 'net').value ?? 0) + (sheet.aloneGrosze ?? 0) + sheet.beyondGrosze).toBe(all)
})

test('the difference opens to the drivers’ weeks in which sheet and apps differ', async () => {
  await loadAll()
  const { total, data } = await differences()
  expect(total).toBe(2)
  const week = { year: 2026, week: 46 }
  expect(data).toMatchObject([
    { ...week, fullName: EWA.name, shifts: 1, earnedGrosze: 9_000, appsGrosze: null },
    { ...week, fullName: JAN.name, shifts: 2, earnedGrosze: 32_470, appsGrosze: 26_040 },
  ])
})

test('a sheet that says what the apps say is no difference, nor is one that leaves the rest to the apps', async () => {
  await load(fileOf('bolt-earnings', [weekOf(JAN, 0, { amounts: { net: 20_000 } })]))
  expect((await overview()).sheet).toMatchObject({ aloneGrosze: null, differingDrivers: 0 })
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 20_000 })]))
  expect((await overview()).sheet).toMatchObject({ beyondGrosze: 0, differingDrivers: 0 })
  expect((await differences()).total).toBe(0)
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 12_000 })]))
  const { now, sheet, best } = await overview()
  expect(earned(addTallies([now.day, now.night, now.unsplit])).value).toBe(20_000)
  expect([sheet.differingDrivers, best[0]?.from]).toEqual([0, 'both'])
})

test('at each driver’s earnings it is said on what they stand', async () => {
  await loadAll()
  const { best } = await overview()
  expect(best.map(({ fullName, from, appsGrosze }) => [fullName, from, appsGrosze])).toEqual([
    [JAN.name, 'sheet', 26_040],
    [EWA.name, 'sheet', null],
    [OLA.name, 'apps', 7_000],
  ])
  const { data } = answered(await server.call(listDriverWeeks, WEEK, { as }))
  expect(data.map(({ fullName, from }) => [fullName, from])).toEqual([
    [JAN.name, 'sheet'],
    [EWA.name, 'sheet'],
    [OLA.name, 'apps'],
  ])
})
