import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fuelEntries } from '#features/fuel/server/tables.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { madeUpRow, stored, storedUnsplit } from '#test/figures/made-up-results.ts'
import { fillFleet, moneyTold } from '#test/figures/small-fleet-weeks.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getLastResultWeek, getResultsOverview, listDriverWeeks } from '../../contract-overview.ts'
import { getResultsSummary, listRowsOfFigure } from '../../contract-statistics.ts'
import { earned } from '../../domain/statistics/averages.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import { statisticsTexts } from '../../texts-statistics.ts'
import { keepMonths } from '../statistics/kept-months.ts'

const MONDAY = '2026-11-02' as CalendarDate
const WEEK = { startDate: MONDAY, endDate: addDays(MONDAY, 6) }
const [ADAM, EWA] = [randomUUID(), randomUUID()]

let server: TestServer
let as: Awaited<ReturnType<TestServer['asUser']>>
beforeAll(async () => {
  server = await startTestServer({ at: '2026-12-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  as = await server.asUser()
})

const insert = (rows: readonly Partial<ShiftResult>[]) =>
  server.database.queries.insert(shiftResults).values(rows.map((row) => stored(madeUpRow(row))))
const overview = async () => answered(await server.call(getResultsOverview, WEEK, { as }))

test('the last week with results is that of the newest shift or sum; without any there is none', async () => {
  const last = async () => answered(await server.call(getLastResultWeek, {}, { as })).week
  expect(await last()).toBeNull()
  await insert([{ driverId: ADAM, date: MONDAY }])
  expect(await last()).toEqual({ year: 2026, week: 45 })
  const sum = {
    driverId: ADAM,
    date: MONDAY,
    until: addDays(MONDAY, 13),
    totalIncomeGrosze: 1,
    incomeFrom: 'net' as const,
    money: [],
    rides: null,
  }
  await server.database.queries.insert(unsplitResults).values(storedUnsplit(sum))
  expect(await last()).toEqual({ year: 2026, week: 46 })
})

test('net less cash is held against the payout that the app told, driver by driver', async () => {
  await insert([
    { driverId: ADAM, money: moneyTold({ bolt: { net: 30_000, cash: 9_000 }, uber: { net: 5_000 } }) },
    { driverId: EWA, money: moneyTold({ bolt: { net: 20_000, payout: 20_000 } }) },
  ])
  const sum = {
    driverId: ADAM,
    date: MONDAY,
    until: addDays(MONDAY, 6),
    totalIncomeGrosze: 4_000,
    incomeFrom: 'net' as const,
    rides: null,
  }
  const money = moneyTold({ bolt: { net: 4_000, cash: 0, payout: 22_600 } })
  await server.database.queries.insert(unsplitResults).values(storedUnsplit({ ...sum, money }))
  const { agreement } = await overview()
  expect(agreement).toEqual([
    { app: 'bolt', checked: 2, differing: 1, differenceGrosze: 2_400, untold: 0 },
    { app: 'uber', checked: 0, differing: 0, differenceGrosze: 0, untold: 1 },
    { app: 'freenow', checked: 0, differing: 0, differenceGrosze: 0, untold: 0 },
  ])
})

test('the parts of the earnings add up to them, beside the week before', async () => {
  await insert([
    { driverId: ADAM, totalIncomeGrosze: 40_000, incomeFrom: 'sheet' },
    { driverId: EWA, totalIncomeGrosze: 30_000, incomeFrom: 'gross' },
    { driverId: EWA, shift: 'night', totalIncomeGrosze: 20_000, incomeFrom: 'net' },
    { driverId: EWA, date: addDays(MONDAY, -3), totalIncomeGrosze: 10_000, incomeFrom: 'net' },
  ])
  const { now, before, best } = await overview()
  const all = addTallies([now.day, now.night, now.unsplit])
  expect(all).toMatchObject({ earnedGrosze: 90_000, earnedSheetGrosze: 40_000, earnedGrossGrosze: 30_000 })
  expect(before.day.earnedGrosze).toBe(10_000)
  expect(
    best.map(({ driverId, tally, beforeGrosze }) => [driverId, earned(tally).value, beforeGrosze]),
  ).toEqual([
    [EWA, 50_000, 10_000],
    [ADAM, 40_000, null],
  ])
})

test('the fuel page goes before the sheet, also in a month that is kept; what differs is told (D50)', async () => {
  await insert([
    { driverId: ADAM, fuelTotalGrosze: 9_000, averageConsumptionHundredths: 700, mileageM: 200_000 },
    { driverId: EWA, fuelTotalGrosze: 5_000, averageConsumptionHundredths: 600 },
  ])
  await keepMonths(server.platform)
  const entry = {
    date: MONDAY,
    shift: 'day' as const,
    reg: 'WX1',
    petrolMl: 4_000,
    gasMl: 15_500,
    workedMinutes: 570,
    petrolPrice: 650,
    gasPrice: 310,
    cost: 7_405,
    sentAt: server.clock.now().toISOString(),
  }
  await server.database.queries.insert(fuelEntries).values([
    { ...entry, driverId: ADAM },
    { ...entry, driverId: EWA, petrolMl: 0, gasMl: 0, cost: 0 },
    { ...entry, driverId: EWA, shift: 'night', cost: 1_000 },
  ])
  const month = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const { day } = answered(await server.call(getResultsSummary, month, { as }))
  expect(day).toMatchObject({
    fuelRows: 2,
    fuelGrosze: 12_405,
    consumptionRows: 2,
    consumptionHundredths: 1_575,
  })
  const rows = answered(await server.call(listRowsOfFigure, { ...WEEK, figure: 'fuel' }, { as })).data
  expect(new Map(rows.map((row) => [row.driverId, [row.fuelPageGrosze, row.fuelTotalGrosze]]))).toEqual(
    new Map([
      [ADAM, [7_405, 9_000]],
      [EWA, [null, 5_000]],
    ]),
  )
  expect((await overview()).fuel).toEqual({
    pageShifts: 1,
    pageGrosze: 7_405,
    sheetShifts: 1,
    sheetGrosze: 5_000,
    differing: 1,
    differenceGrosze: -1_595,
    withoutResult: 1,
    withoutResultGrosze: 1_000,
  })
})

test('drivers by week come page by page: the last week first, the highest earnings first', async () => {
  await fillFleet(server.database.queries, { drivers: 60, weeks: 2, until: '2026-11-22' as CalendarDate })
  const range = { startDate: '2026-11-09', endDate: '2026-11-22' }
  const first = answered(await server.call(listDriverWeeks, { ...range, page: 1 }, { as }))
  const last = answered(await server.call(listDriverWeeks, { ...range, page: 3 }, { as }))
  expect([first.total, first.data.length, last.data.length]).toEqual([120, 50, 20])
  expect(first.data.every(({ week }) => week === 47) && last.data.every(({ week }) => week === 46)).toBe(true)
  const incomes = first.data.map(({ tally }) => earned(tally).value ?? 0)
  expect(incomes).toEqual(incomes.toSorted((a, b) => b - a))
  expect(first.data[0]).toMatchObject({ dayShifts: 5, nightShifts: 0 })
  const beyond = answered(await server.call(listDriverWeeks, { ...range, page: 9 }, { as }))
  expect(beyond.data).toEqual([])
})

test('an end before the start is refused in Polish', async () => {
  const reversed = { startDate: '2026-11-22', endDate: '2026-11-09' }
  for (const answer of [
    await server.call(getResultsOverview, reversed, { as }),
    await server.call(listDriverWeeks, reversed, { as }),
  ])
    expect(answer).toMatchObject({ status: 400, failure: { msg: statisticsTexts.rangeReversed } })
})
