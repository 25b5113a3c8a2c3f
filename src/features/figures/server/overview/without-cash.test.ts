import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { date, fileOf, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getResultsOverview } from '../../contract-overview.ts'

const MONDAY = date('2026-11-09')
const WEEK = { startDate: '2026-11-09', endDate: '2026-11-15' }
const JAN = who('Jan Próbny', '+48500000011', 'jan')
const EWA = who('Ewa Próbna', '+48500000012', 'ewa')

let server: TestServer
let as: Awaited<ReturnType<TestServer['asUser']>>
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(begin)

async function begin() {
  await server.reset()
  as = await server.asUser()
  for (const { name, phone } of [JAN, EWA])
    answered(await server.call(addDriver, { fullName: name, phone: phone ?? '', email: '' }, { as }))
}

const load = async (file: NormalFile) => answered(await server.call(importResults, { file } as never, { as }))
const left = async () => answered(await server.call(getResultsOverview, WEEK, { as })).withoutCash.now

test('net and cash are those of the same app: a file that tells cash of shifts of the sheet moves no other net', async () => {
  await load(fileOf('settlement', [sheetRow(JAN, { totalIncomeGrosze: 50_000 })]))
  expect(await left()).toEqual({ netGrosze: null, cashGrosze: null })
  await load(fileOf('bolt-earnings', [weekOf(JAN, 30_000, { amounts: { net: 30_000, cash: 8_000 } })]))
  expect(await left()).toEqual({ netGrosze: 30_000, cashGrosze: 8_000 })
  // FreeNow tells no cash here: neither its net nor what the sheet says beyond is held against Bolt's.
  await load(fileOf('freenow-earnings', [weekOf(JAN, 15_000)]))
  expect(await left()).toEqual({ netGrosze: 30_000, cashGrosze: 8_000 })
})

test('cash of rides and the net of their week, told by two files, are held together; another driver’s are not', async () => {
  await load(
    fileOf('bolt-trips', [ride('a', JAN, { cashGrosze: 2_000 }), ride('b', EWA, { cashGrosze: 900 })]),
  )
  expect(await left()).toEqual({ netGrosze: null, cashGrosze: null })
  await load(fileOf('bolt-earnings', [weekOf(JAN, 30_000, { amounts: { net: 30_000, cash: 8_000 } })]))
  expect(await left()).toEqual({ netGrosze: 30_000, cashGrosze: 8_000 })
})

interface Driven {
  readonly day: number
  readonly shift: Shift
  readonly net: number
  readonly cash: number
}

const driven = fc.uniqueArray(
  fc.record<Driven>({
    day: fc.nat(6),
    shift: fc.constantFrom('day', 'night'),
    net: fc.integer({ min: 1, max: 90_000 }),
    cash: fc.nat(90_000),
  }),
  { selector: ({ day, shift }) => `${day} ${shift}`, minLength: 1, maxLength: 5 },
)

test('a load of the same truth never moves it, in whatever order and however often', async () => {
  await fc.assert(
    fc.asyncProperty(
      driven,
      fc.shuffledSubarray(['sheet', 'again', 'report', 'sheet-again'] as const),
      async (shifts, loads) => {
        await begin()
        const rides = shifts.map(
          ({ day, shift, net, cash }, at): StatementRow =>
            ride(`r${at}`, JAN, {
              ...{
                date: addDays(MONDAY, day),
                shift,
                netGrosze: net,
                cashGrosze: cash,
                grossGrosze: net + 500,
              },
            }),
        )
        await load(fileOf('bolt-trips', rides))
        const sum = (of: (one: Driven) => number) => shifts.reduce((total, one) => total + of(one), 0)
        const truth = { netGrosze: sum(({ net }) => net), cashGrosze: sum(({ cash }) => cash) }
        expect(await left()).toEqual(truth)
        const sheet = shifts.map(({ day, shift, net }) =>
          sheetRow(JAN, { date: addDays(MONDAY, day), shift, totalIncomeGrosze: net }),
        )
        const report = weekOf(JAN, 0, { amounts: { net: truth.netGrosze, cash: truth.cashGrosze } })
        const files = {
          sheet: fileOf('settlement', sheet),
          'sheet-again': { ...fileOf('settlement', sheet.toReversed()), fileName: 'jeszcze raz.csv' },
          again: { ...fileOf('bolt-trips', rides.toReversed()), fileName: 'jeszcze raz.csv' },
          report: fileOf('bolt-earnings', [report]),
        }
        for (const which of loads) {
          await load(files[which])
          expect(await left(), which).toEqual(truth)
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 6), seed: 11 },
  )
}, 60_000)
