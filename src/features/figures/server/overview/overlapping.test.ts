import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { listLoads, previewLoad, takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { date, fileOf, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getResultsOverview, listDriverWeeks, listUnsplitResults } from '../../contract-overview.ts'
import { earned } from '../../domain/statistics/averages.ts'
import { ofAllApps } from '../../domain/statistics/money-sums.ts'
import { addTallies } from '../../domain/statistics/tally.ts'

const WEEK = { startDate: '2026-11-23', endDate: '2026-11-29' }
const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')

let server: TestServer
let as: Awaited<ReturnType<TestServer['asUser']>>
beforeAll(async () => {
  server = await startTestServer({ at: '2026-12-01T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  as = await server.asUser()
  answered(await server.call(addDriver, { fullName: JAN.name, phone: JAN.phone ?? '', email: '' }, { as }))
})

const load = async (file: NormalFile) => answered(await server.call(importResults, { file } as never, { as }))
const overview = async () => answered(await server.call(getResultsOverview, WEEK, { as }))
const total = async () => {
  const { now } = await overview()
  return earned(addTallies([now.day, now.night, now.unsplit])).value
}

/** Bolt's sums of Jan over these days of November. */
function report(from: number, to: number, amounts: Record<string, number>): NormalFile {
  const day = (of: number) => date(`2026-11-${String(of).padStart(2, '0')}`)
  const row = weekOf(JAN, 0, { date: day(from), until: day(to), amounts })
  return { ...fileOf('bolt-earnings', [row], day(to)), periodStart: day(from) }
}

test('a report that crosses the week’s adds nothing to the results, and is named with its amount (D49)', async () => {
  await load(report(23, 29, { net: 78_001 }))
  const crossing = report(20, 26, { net: 55_000 })
  const seen = answered(
    await server.call(previewLoad, { file: crossing, removeMissing: false } as never, { as }),
  )
  expect(seen.sums).toMatchObject([{ kind: 'net', before: 78_001, after: 78_001 }])
  await load(crossing)
  const { overlapping, begunBefore, money } = await overview()
  expect(await total()).toBe(78_001)
  expect(ofAllApps(money, 'net').value).toBe(78_001)
  expect(overlapping).toEqual({ sums: 1, grosze: 55_000 })
  expect(begunBefore).toEqual({ sums: 0, grosze: 0 })
  const { data } = answered(await server.call(listUnsplitResults, { ...WEEK, figure: 'earned' }, { as }))
  expect(data.map((row) => [row.date, row.totalIncomeGrosze, row.overlapGrosze])).toEqual([
    ['2026-11-20', 0, 55_000],
    ['2026-11-23', 78_001, null],
  ])
  const weeks = answered(await server.call(listDriverWeeks, WEEK, { as })).data
  expect(weeks.map(({ tally }) => earned(tally).value)).toEqual([78_001])
})

test('with a report of days that both have the sum stays, and once the week’s is taken back the other one counts', async () => {
  await load(report(23, 29, { net: 78_001 }))
  await load(report(20, 26, { net: 55_000 }))
  await load(report(23, 25, { net: 39_000 }))
  expect(await total()).toBe(78_001)
  const loads = answered(await server.call(listLoads, {}, { as })).data
  const week = loads.find(({ attributes }) => attributes.periodEnd === '2026-11-29')
  answered(await server.call(takeBackLoad, { id: week?.id ?? '' }, { as }))
  expect(await total()).toBe(55_000)
  expect((await overview()).overlapping).toEqual({ sums: 0, grosze: 0 })
})

test('rides on top of a report that tells no cash are no doubt of its payout, and days without a payout neither', async () => {
  await load(report(23, 27, { net: 78_001, payout: 78_001 }))
  const of = (day: string, grossGrosze: number, cashGrosze: number) =>
    ride(null, JAN, {
      date: date(day),
      startedAt: `${day}T10:00:00`,
      grossGrosze,
      cashGrosze,
      netGrosze: 2_000,
    })
  const rides = [of('2026-11-24', 4_000, 3_000), of('2026-11-28', 3_000, 0)]
  await load({ ...fileOf('bolt-trips', rides, date('2026-11-28')), periodStart: date('2026-11-24') })
  const { agreement } = await overview()
  expect(agreement.find(({ app }) => app === 'bolt')).toMatchObject({ checked: 1, differing: 0, untold: 0 })
})

test('rides of which only gross is known are a part of the report’s net: the parts name no gross (D50)', async () => {
  const of = (day: string, grossGrosze: number) =>
    ride(null, JAN, { date: date(day), startedAt: `${day}T10:00:00`, grossGrosze })
  const rides = [of('2026-11-24', 4_000), of('2026-11-25', 3_000)]
  await load({ ...fileOf('bolt-trips', rides, date('2026-11-25')), periodStart: date('2026-11-24') })
  await load(report(23, 29, { net: 78_001 }))
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 111_354, date: date('2026-11-23') })]))
  const { money, sheet } = await overview()
  expect(ofAllApps(money, 'net').value).toBe(78_001)
  expect([sheet.beyondGrosze, (await total()) ?? 0]).toEqual([33_353 + 7_000, 78_001 + 33_353 + 7_000])
})
