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

describe('a report of days that tells a gross and no net', () => {
  const grossOf = (gross: number) => weekOf(JAN, 0, { amounts: { gross } })
  const unsplit = async () =>
    (await server.database.queries.select().from(unsplitResults)).map(({ totalIncomeGrosze, incomeFrom }) => [
      totalIncomeGrosze,
      incomeFrom,
    ])

  test('earns its gross, and says so', async () => {
    await load('bolt-earnings', [grossOf(10_000)])
    expect(await unsplit()).toEqual([[10_000, 'gross']])
  })

  test('does not make the commission of the rides within it earnings', async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: 3000, netGrosze: 2400 })])
    await load('bolt-earnings', [grossOf(3000)])
    expect(await unsplit()).toEqual([[0, 'net']])
    expect(await total()).toBe(2400)
    await load('bolt-earnings', [grossOf(10_000)])
    expect(await unsplit()).toEqual([[7000, 'gross']])
    expect(await total()).toBe(9400)
  })

  test('counts what is told within it by a net alone with that', async () => {
    await load('bolt-trips', [ride('a', JAN, { grossGrosze: null, netGrosze: 2400 })])
    await load('bolt-earnings', [grossOf(10_000)])
    expect(await total()).toBe(10_000)
  })

  test('is a report by net once its net is told', async () => {
    await load('bolt-earnings', [grossOf(10_000)])
    await load('bolt-earnings', [weekOf(JAN, 8000)])
    expect(await unsplit()).toEqual([[8000, 'net']])
  })
})

describe('sums beyond what 32 bits hold', () => {
  const ABSURD = 1_500_000_000

  test('of a slot and of days are kept to the grosz, and so is what is loaded after them', async () => {
    const files = (id: string) => [ride(id, JAN, { grossGrosze: ABSURD, netGrosze: ABSURD })]
    await load('bolt-trips', files('a'))
    await load('bolt-trips', [ride('b', JAN, { grossGrosze: ABSURD, netGrosze: ABSURD, ...NOON })])
    expect(await slot()).toEqual([[2 * ABSURD, 'net']])
    await load('bolt-trips', [ride('c', JAN, { grossGrosze: ABSURD, startedAt: '2026-11-09T13:00:00' })])
    expect(await slot()).toEqual([[3 * ABSURD, 'gross']])
    await load('uber-drivers', [weekOf(UBER, ABSURD)])
    await load('bolt-earnings', [weekOf(JAN, 1)])
    await load('freenow-earnings', [weekOf(who('Jan Próbny', '+48500000011', 'now-jan'), ABSURD)])
    const [days] = await server.database.queries.select().from(unsplitResults)
    expect(days?.totalIncomeGrosze).toBe(2 * ABSURD + 1 - 3 * ABSURD)
    expect(days?.money[2]).toBe(1 - 2 * ABSURD)
    expect(days?.money[0]).toBeNull()
    expect(await total()).toBe(2 * ABSURD + 1)
  })
})
