import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { fuelEntries } from '#features/fuel/server/tables.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { driverNameTexts } from '#features/income/matching/texts.ts'
import {
  getBoltResults,
  getDailyResults,
  getDashboardResults,
  getDashboardResultsWeekly,
  getPeriodFilters,
  getWeeklyResults,
} from '#features/prescribed/contract-figures.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { madeUpRow, madeUpRows, madeUpUnsplit, stored, storedUnsplit } from '#test/figures/made-up-results.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import {
  exportResults,
  getResultsSummary,
  listResultDrivers,
  listResultWeeks,
  listRowsOfFigure,
  listShiftResults,
} from '../../contract-statistics.ts'
import { countsIn, FIGURES, FIGURES_OF_COMPANY } from '../../domain/statistics/figure.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { slowSummary } from '../../domain/statistics/testing/slow-summary.ts'
import type { UnsplitResult } from '../../domain/statistics/unsplit.ts'
import { statisticsTexts } from '../../texts-statistics.ts'
import { summaryOfPeriod } from './summary-of-period.ts'

const MONDAY = '2026-11-02' as CalendarDate
const SUNDAY = '2026-11-08' as CalendarDate
const WEEK = { startDate: MONDAY, endDate: SUNDAY }
const NAMES = ['Adam Żak', 'Łukasz Lis', 'Ćwik Jan', 'Czub Jan', 'Jan Mazur', 'Jan Mazur', 'Zenon Ąk']

let server: TestServer
let people: { id: string; fullName: string }[]
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-11T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  people = NAMES.map((fullName) => ({ id: randomUUID(), fullName }))
  await server.database.queries.insert(drivers).values(
    people.map(({ id, fullName }, index) => ({
      id,
      fullName,
      phone: `+4860010020${index}` as Phone,
      nameSort: polishSortKey(fullName),
      email: '',
      pinSealed: '',
      createdAt: server.clock.now().toISOString(),
    })),
  )
})

/** Keeps the rows in place of all others. @returns them with their ids */
async function keep(
  rows: readonly ShiftResult[],
  unsplit: readonly UnsplitResult[] = [],
): Promise<ShiftResult[]> {
  const { queries } = server.database
  await queries.delete(shiftResults)
  await queries.delete(unsplitResults)
  const kept = rows.map(stored)
  if (kept.length > 0) await queries.insert(shiftResults).values(kept)
  if (unsplit.length > 0) await queries.insert(unsplitResults).values(unsplit.map(storedUnsplit))
  return kept.map(({ id }, index) => ({ ...madeUpRow(rows[index] ?? {}), id }))
}

const nameOf = (id: string) => people.find((each) => each.id === id)?.fullName ?? ''

test('the fast summary says on random results what a slow one reckons row by row (D33)', async () => {
  const ids = people.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(
      madeUpRows(ids, MONDAY, 9),
      madeUpUnsplit(ids, MONDAY, 9),
      fc.nat(8),
      fc.nat(8),
      async (made, unsplit, a, b) => {
        const rows = await keep(made, unsplit)
        const [from, to] = [addDays(MONDAY, Math.min(a, b)), addDays(MONDAY, Math.max(a, b))]
        const { names: _, ...fast } = await summaryOfPeriod(server.database.queries, { from, to })
        expect(fast).toEqual(slowSummary(rows, unsplit, from, to, nameOf))
      },
    ),
    { numRuns: 40, seed: 5 },
  )
}, 60_000)

test('the list of a period goes by time, day before night, and within a slot by name (D38)', async () => {
  const row = (index: number, date: CalendarDate, shift: 'day' | 'night') =>
    madeUpRow({ driverId: people[index]?.id ?? '', date, shift })
  await keep([
    row(0, SUNDAY, 'day'),
    ...[3, 2, 1, 0].map((index) => row(index, MONDAY, 'night')),
    row(4, MONDAY, 'day'),
  ])
  const { data } = answered(await server.call(listShiftResults, WEEK, { as: await server.asUser({}) }))
  expect(data.map(({ fullName }) => fullName)).toEqual([
    'Jan Mazur',
    'Adam Żak',
    'Czub Jan',
    'Ćwik Jan',
    'Łukasz Lis',
    'Adam Żak',
  ])
})

test('each figure opens down to exactly the rows on which it stands', async () => {
  const ids = people.map(({ id }) => id)
  const admin = await server.asUser({ admin: true })
  const [made] = fc.sample(madeUpRows(ids, MONDAY, 7), { numRuns: 1, seed: 11 })
  const rows = await keep(made ?? [])
  for (const figure of FIGURES) {
    const counting = rows.filter((row) => countsIn(figure, row)).map(({ id }) => id)
    const found = answered(await server.call(listRowsOfFigure, { ...WEEK, figure }, { as: admin }))
    expect(found.data.map(({ id }) => id).toSorted(), figure).toEqual(counting.toSorted())
    expect(found.total, figure).toBe(counting.length)
  }
})

describe('what stays with the fleet, and the chart, are for administrators only (Spec 2 §6, D28)', () => {
  beforeEach(async () => {
    await keep([
      madeUpRow({ driverId: people[0]?.id ?? '', totalIncomeGrosze: 50_000, companyIncomeGrosze: 12_300 }),
    ])
  })

  test('an administrator is answered both', async () => {
    const as = await server.asUser({ admin: true })
    const summary = answered(await server.call(getResultsSummary, WEEK, { as }))
    expect(summary.day).toMatchObject({ companyRows: 1, companyGrosze: 12_300 })
    expect(summary.chart?.series['income-day']).toEqual([50_000, null, null, null, null, null, null])
    expect(answered(await server.call(getPeriodFilters, WEEK, { as })).data[0]?.attributes.income_rate).toBe(
      123,
    )
    expect(answered(await server.call(getDashboardResults, WEEK, { as })).incomeD?.[0]).toBe(500)
  })

  test('a coordinator is answered neither, by no call', async () => {
    const as = await server.asUser()
    const summary = answered(await server.call(getResultsSummary, WEEK, { as }))
    expect(summary.chart).toBeNull()
    expect(summary.day).toMatchObject({ incomeRows: 1, companyRows: 0, companyGrosze: 0, companyOfGrosze: 0 })
    for (const figure of FIGURES_OF_COMPANY) {
      const refused = await server.call(listRowsOfFigure, { ...WEEK, figure }, { as })
      expect(refused).toMatchObject({ status: 403, failure: { msg: statisticsTexts.forAdministrators } })
    }
    const answers = await Promise.all([
      server.call(getResultsSummary, WEEK, { as }),
      server.call(listShiftResults, WEEK, { as }),
      server.call(listRowsOfFigure, { ...WEEK, figure: 'shifts' }, { as }),
      server.call(listResultWeeks, WEEK, { as }),
      server.call(getPeriodFilters, WEEK, { as }),
      server.call(getDailyResults, WEEK, { as }),
      server.call(getWeeklyResults, WEEK, { as }),
      server.call(getBoltResults, WEEK, { as }),
      server.call(getDashboardResults, WEEK, { as }),
      server.call(getDashboardResultsWeekly, WEEK, { as }),
    ])
    for (const answer of answers) expect(JSON.stringify(answered<unknown>(answer))).not.toMatch(/12300|123\b/)
    expect(answered(await server.call(getDashboardResults, WEEK, { as })).incomeD).toBeNull()
  })
})

describe('ranges', () => {
  test('an end before the start is refused in Polish, by every call', async () => {
    const as = await server.asUser()
    const reversed = { startDate: SUNDAY, endDate: MONDAY }
    for (const answer of [
      await server.call(getResultsSummary, reversed, { as }),
      await server.call(listShiftResults, reversed, { as }),
      await server.call(listRowsOfFigure, { ...reversed, figure: 'income' }, { as }),
      await server.call(listResultDrivers, reversed, { as }),
      await server.call(listResultWeeks, reversed, { as }),
      await server.call(exportResults, { ...reversed, list: 'weeks', format: 'csv' }, { as }),
      await server.call(getPeriodFilters, reversed, { as }),
      await server.call(getDailyResults, reversed, { as }),
      await server.call(getWeeklyResults, reversed, { as }),
      await server.call(getBoltResults, reversed, { as }),
      await server.call(getDashboardResults, reversed, { as }),
    ]) {
      expect(answer).toMatchObject({ status: 400, failure: { msg: statisticsTexts.rangeReversed } })
    }
  })

  test('more than eleven years are refused', async () => {
    const as = await server.asUser()
    const answer = await server.call(
      getResultsSummary,
      { startDate: '2010-01-01', endDate: '2026-01-01' },
      { as },
    )
    expect(answer).toMatchObject({ status: 400, failure: { msg: statisticsTexts.rangeTooLong } })
  })

  test('the dashboard shows the present week, or eight, where none is asked for, and wants both ends', async () => {
    const as = await server.asUser()
    expect(answered(await server.call(getDashboardResults, {}, { as }))).toMatchObject({
      startDate: '2026-11-09',
      endDate: '2026-11-15',
    })
    const weekly = answered(await server.call(getDashboardResultsWeekly, {}, { as }))
    expect(weekly.labels).toHaveLength(8)
    expect(weekly.labels.at(-1)).toBe('2026-11-09')
    const half = await server.call(getDashboardResults, { startDate: MONDAY }, { as })
    expect(half).toMatchObject({ status: 400, failure: { msg: statisticsTexts.bothEnds } })
  })

  test("an empty period has no rows and no figures: 'brak danych', not 0", async () => {
    const as = await server.asUser({ admin: true })
    expect(answered(await server.call(getResultsSummary, WEEK, { as }))).toMatchObject({
      drivers: [],
      bestDays: [],
    })
    expect(answered(await server.call(getDashboardResults, WEEK, { as }))).toMatchObject({
      totalKmD: null,
      totalDaysWithMileage: 0,
    })
  })
})

describe("the specification's calls speak its units and names (Spec 2 §3)", () => {
  beforeEach(async () => {
    const driverId = people[3]?.id ?? ''
    await keep([
      madeUpRow({
        driverId,
        totalIncomeGrosze: 50_050,
        boltNetGrosze: 40_000,
        boltRides: 9,
        mileageM: 200_500,
        kmStart: 100,
        kmEnd: 301,
        averageConsumptionHundredths: 642,
        fuelTotalGrosze: 7_979,
        reg: 'WX1',
      }),
      madeUpRow({ driverId, shift: 'night', uberNetGrosze: 10_001, uberRides: 2, totalIncomeGrosze: 10_001 }),
    ])
  })

  test('the settlement row: PLN and km, dzień and noc, 48 before the phone', async () => {
    const as = await server.asUser()
    const { data } = answered(await server.call(getPeriodFilters, WEEK, { as }))
    expect(data.map(({ attributes }) => attributes)).toEqual([
      expect.objectContaining({
        bolt_id: '48600100203',
        full_name: 'Czub Jan',
        shift: 'dzień',
        total_income: 500.5,
        driven_mileage: 200.5,
        avg_fuel_comp: 6.42,
        fuel_total: 79.79,
        fn_rides: null,
      }),
      expect.objectContaining({ shift: 'noc', total_income: 100.01, driven_mileage: null }),
    ])
  })

  test('the daily row, the same by week, and Bolt alone', async () => {
    const as = await server.asUser()
    const daily = answered(await server.call(getDailyResults, WEEK, { as })).data[0]?.attributes
    expect(daily).toMatchObject({
      first_name: 'Czub',
      last_name: 'Jan',
      shift: 'day',
      bolt_net: 400,
      freeenow_net: null,
      rides_number: 9,
      regPlate: 'WX1',
      totalMileage: 200.5,
      perKm: 2.5,
      totalEarning: 500.5,
    })
    const weekly = answered(await server.call(getWeeklyResults, WEEK, { as })).data
    expect(weekly).toHaveLength(1)
    expect(weekly[0]?.attributes).toMatchObject({
      year: 2026,
      week: 45,
      shifts: 2,
      totalEarning: 600.51,
      uber_net: 100.01,
    })
    const bolt = answered(await server.call(getBoltResults, WEEK, { as })).data
    expect(bolt.map(({ attributes }) => attributes.bolt_net)).toEqual([400])
  })

  test('the file has Polish headings, decimal commas and an empty cell where nothing is known (D37)', async () => {
    const as = await server.asUser()
    const answer = await server.call(exportResults, { ...WEEK, list: 'shifts', format: 'csv' }, { as })
    expect(answer.headers['content-disposition']).toContain('wyniki_2026-11-02_2026-11-08.csv')
    const text = String(answered(answer))
    expect(text).toContain('2.11.2026;Dzień;Czub Jan;WX1;500,50;;;;400,00;')
    const weeks = String(
      answered(await server.call(exportResults, { ...WEEK, list: 'weeks', format: 'csv' }, { as })),
    )
    expect(weeks).toContain('2026-W45;2.11.2026;8.11.2026;1;1;500,50;100,01;;600,51;;300,26')
  })
})

test('shifts carry what their driver fuelled and worked, and nothing where that was not entered', async () => {
  const as = await server.asUser()
  const driverId = people[0]?.id ?? ''
  await keep([madeUpRow({ driverId }), madeUpRow({ driverId, shift: 'night' })])
  await server.database.queries.insert(fuelEntries).values({
    driverId,
    date: MONDAY,
    shift: 'day',
    reg: 'WX1',
    petrolMl: 4_000,
    gasMl: 15_500,
    workedMinutes: 570,
    petrolPrice: 650,
    gasPrice: 310,
    cost: 7_405,
    sentAt: server.clock.now().toISOString(),
  })
  const { data } = answered(await server.call(listShiftResults, { ...WEEK, driverId }, { as }))
  expect(data).toMatchObject([
    { shift: 'day', fuelledMl: 19_500, workedMinutes: 570 },
    { shift: 'night', fuelledMl: null, workedMinutes: null },
  ])
})

test('results of a driver who was removed from the list stay, under a name that says so (D26)', async () => {
  const as = await server.asUser()
  await keep([madeUpRow({ driverId: randomUUID(), totalIncomeGrosze: 100 })])
  const { data } = answered(await server.call(listResultDrivers, WEEK, { as }))
  expect(data.map(({ fullName }) => fullName)).toEqual([driverNameTexts.unknown])
})
