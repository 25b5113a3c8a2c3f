import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import { date, fileOf, payment, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'

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
const UBER = who('Jan Próbny', '+48500000011', 'uber-jan')
const NOON = { startedAt: '2026-11-09T12:00:00' }

async function load(...[kind, rows, until]: Parameters<typeof fileOf>): Promise<void> {
  answered(await server.call(importResults, { file: fileOf(kind, rows, until) } as never, { as: office }))
}

async function slot(): Promise<unknown[]> {
  const rows = await server.database.queries.select().from(shiftResults)
  return rows.map(({ totalIncomeGrosze, incomeFrom }) => [totalIncomeGrosze, incomeFrom])
}

/** Of all shifts and days. */
async function total(): Promise<number> {
  const { queries } = server.database
  const rows = [
    ...(await queries.select().from(shiftResults)),
    ...(await queries.select().from(unsplitResults)),
  ]
  return rows.reduce((sum, { totalIncomeGrosze }) => sum + (totalIncomeGrosze ?? 0), 0)
}

describe('what a shift earned of rides, some of which tell no net', () => {
  test('each ride counts with its net or else its gross, and the shift says so', async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 2500 })])
    await load('bolt-trips', [ride('b', JAN, { grossGrosze: 3000, netGrosze: 2400, ...NOON })])
    expect(await slot()).toEqual([[4900, 'gross']])
  })

  test('a net of an earlier file still is the net of its ride', async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 3000, netGrosze: 2400 })])
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 3100 })])
    expect(await slot()).toEqual([[2400, 'net']])
  })

  test('the payment of a ride is its net', async () => {
    await load('uber-trips', [ride('a', UBER, { grossGrosze: 3000 })])
    await load('uber-orders', [payment('p', 'a', 2400, UBER)])
    expect(await slot()).toEqual([[2400, 'net']])
  })

  test('a ride that was cancelled leaves nets nets', async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 0, completed: false })])
    await load('bolt-trips', [ride('b', JAN, { grossGrosze: 3000, netGrosze: 2400, ...NOON })])
    expect(await slot()).toEqual([[2400, 'net']])
  })

  test("a report's week is the report's, whichever of its rides tell their nets", async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 2500 })])
    await load('bolt-trips', [ride('b', JAN, { grossGrosze: 3000, netGrosze: 2400, ...NOON })])
    await load('bolt-earnings', [weekOf(JAN, 200_000)])
    expect(await total()).toBe(200_000)
  })
})

describe("a week of which the sheet tells a shift, and an app's report the sum", () => {
  test("the total is the report's", async () => {
    await load('bolt-earnings', [weekOf(JAN, 200_000)])
    await load('settlement', [sheetRow(who('Jan Próbny', '+48500000011'))])
    expect(await total()).toBe(200_000)
  })

  test("rides beside the sheet's shift count once", async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 3000, netGrosze: 2400, ...NOON })])
    await load('bolt-trips', [ride('b', JAN, { netGrosze: 5000, date: date('2026-11-11') })])
    await load('bolt-earnings', [weekOf(JAN, 200_000)])
    await load('settlement', [sheetRow(who('Jan Próbny', '+48500000011'))])
    expect(await total()).toBe(200_000)
  })

  test('where the sheet tells more than the report, its own holds', async () => {
    await load('bolt-earnings', [weekOf(JAN, 10_000)])
    await load('settlement', [sheetRow(who('Jan Próbny', '+48500000011'))])
    expect(await total()).toBe(42_139)
  })
})
