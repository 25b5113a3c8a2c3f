import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { getDailyResults, getWeeklyResults } from '#features/prescribed/contract-figures.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { madeUpRows, madeUpUnsplit, stored, storedUnsplit } from '#test/figures/made-up-results.ts'
import { moneyTold } from '#test/figures/small-fleet-weeks.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getResultsOverview, listDriverWeeks, listUnsplitResults } from '../../contract-overview.ts'
import {
  exportResults,
  getResultsSummary,
  listResultDrivers,
  listResultWeeks,
  listRowsOfFigure,
  listShiftResults,
} from '../../contract-statistics.ts'
import { cashTaken, earned } from '../../domain/statistics/averages.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { addTallies, tallyOf } from '../../domain/statistics/tally.ts'
import { type UnsplitResult, unsplitTally } from '../../domain/statistics/unsplit.ts'
import { RESULTS_FILES } from '../../texts-statistics.ts'

const MONDAY = '2026-11-02' as CalendarDate
const WEEK = { startDate: MONDAY, endDate: addDays(MONDAY, 6) }
const DRIVERS = Array.from({ length: 3 }, () => randomUUID())

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-11T11:00:00Z' })
})
afterAll(() => server.close())

async function keep(rows: readonly ShiftResult[], unsplit: readonly UnsplitResult[]): Promise<void> {
  const { queries } = server.database
  await queries.delete(shiftResults)
  await queries.delete(unsplitResults)
  if (rows.length > 0) await queries.insert(shiftResults).values(rows.map(stored))
  if (unsplit.length > 0) await queries.insert(unsplitResults).values(unsplit.map(storedUnsplit))
}

/** A column of a CSV by its heading, in grosze. */
function columnOf(csv: string, heading: string): (number | null)[] {
  const [head = '', ...lines] = csv.trim().split('\r\n')
  const place = head.replace('\uFEFF', '').split(';').indexOf(heading)
  expect(place, heading).toBeGreaterThanOrEqual(0)
  return lines.map((line) => {
    const text = line.split(';')[place] ?? ''
    expect(text).toMatch(/^(-?\d+,\d\d)?$/)
    return text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100)
  })
}

function total(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}

/** On how many rows and sums with a gross without a net an earning stands. */
const grossOf = (tally: Parameters<typeof earned>[0] | undefined) => (tally && earned(tally).gross) ?? 0

const grosze = (pln: number | null | undefined) => (pln == null ? null : Math.round(pln * 100))

test("a driver's week says one number on every screen, in every file and in the prescribed call (D50)", async () => {
  const as = await server.asUser({ admin: true })
  const [driverId = ''] = DRIVERS
  const csvOf = async (list: 'shifts' | 'weeks' | 'driver-weeks', whose: object) =>
    String(answered(await server.call(exportResults, { ...WEEK, list, format: 'csv', ...whose }, { as })))
  await fc.assert(
    fc.asyncProperty(
      madeUpRows(DRIVERS, MONDAY, 9),
      madeUpUnsplit(DRIVERS, MONDAY, 7),
      async (rows, unsplit) => {
        await keep(rows, unsplit)
        const inWeek = (date: CalendarDate) => date >= WEEK.startDate && date <= WEEK.endDate
        const own = addTallies([
          tallyOf(rows.filter((row) => row.driverId === driverId && inWeek(row.date))),
          unsplitTally(unsplit.filter((sum) => sum.driverId === driverId && inWeek(sum.until))),
        ])
        const all = addTallies([
          tallyOf(rows.filter(({ date }) => inWeek(date))),
          unsplitTally(unsplit.filter(({ until }) => inWeek(until))),
        ])
        const [expected, cash] = [earned(own).value, cashTaken(own).value]

        const summary = answered(await server.call(getResultsSummary, WEEK, { as }))
        const inSummary = summary.drivers.find((each) => each.driverId === driverId)
        expect(inSummary ? earned(inSummary.tally).value : null, 'summary').toBe(expected)
        expect(grossOf(inSummary?.tally), 'summary gross').toBe(grossOf(own))
        expect(inSummary ? cashTaken(inSummary.tally).value : null, 'summary cash').toBe(cash)

        const byWeek = answered(await server.call(listDriverWeeks, { ...WEEK, driverId }, { as })).data
        expect(byWeek.length, 'list by week').toBe(expected === null && !inSummary ? 0 : 1)
        expect(byWeek[0] ? earned(byWeek[0].tally).value : null, 'list by week').toBe(expected)

        expect(grossOf(byWeek[0]?.tally), 'list by week, gross').toBe(grossOf(own))

        const listed = answered(await server.call(listShiftResults, { ...WEEK, driverId }, { as }))
        const incomes = [...listed.data, ...listed.unsplit].map(({ totalIncomeGrosze }) => totalIncomeGrosze)
        expect(total(incomes), 'days').toBe(expected)
        const byGross = [...listed.data, ...listed.unsplit].filter(
          ({ incomeFrom, totalIncomeGrosze }) => incomeFrom === 'gross' && totalIncomeGrosze !== null,
        )
        expect(byGross.length, 'days, gross').toBe(grossOf(own))

        const opened = [
          ...answered(await server.call(listRowsOfFigure, { ...WEEK, figure: 'earned', driverId }, { as }))
            .data,
          ...answered(await server.call(listUnsplitResults, { ...WEEK, figure: 'earned', driverId }, { as }))
            .data,
        ].map(({ totalIncomeGrosze }) => totalIncomeGrosze)
        expect(total(opened), 'opened figure').toBe(expected)
        expect(opened).not.toContain(null)

        const weekly = answered(await server.call(getWeeklyResults, WEEK, { as })).data
        const mine = weekly.find(({ id }) => id.endsWith(driverId))?.attributes
        expect(grosze(mine?.totalEarning), 'get-weekly-results').toBe(expected)
        const cashes = [mine?.bolt_cash, mine?.uber_cash, mine?.freenow_cash].map(grosze)
        expect(total(cashes), 'get-weekly-results cash').toBe(cash)

        expect(total(columnOf(await csvOf('shifts', { driverId }), 'Zarobek [zł]')), 'file').toBe(expected)
        const weeksOfDriver = await csvOf('driver-weeks', { driverId })
        expect(total(columnOf(weeksOfDriver, 'Zarobek [zł]')), 'file by week').toBe(expected)
        expect(total(columnOf(weeksOfDriver, 'Gotówka [zł]')), 'file by week, cash').toBe(cash)

        const whole = earned(all).value
        const weeks = answered(await server.call(listResultWeeks, WEEK, { as })).data
        const ofWeeks = addTallies(weeks.flatMap(({ day, night, unsplit: sums }) => [day, night, sums]))
        expect(earned(ofWeeks).value, 'weeks').toBe(whole)
        expect(total(columnOf(await csvOf('weeks', {}), 'Zarobek [zł]')), 'file of weeks').toBe(whole)
        const { now, best } = answered(await server.call(getResultsOverview, WEEK, { as }))
        expect(earned(addTallies([now.day, now.night, now.unsplit])).value, 'overview').toBe(whole)
        expect(total(best.map(({ tally }) => earned(tally).value)), 'drivers of the overview').toBe(whole)
        expect(total(weekly.map(({ attributes }) => grosze(attributes.totalEarning))), 'prescribed').toBe(
          whole,
        )
        const known = answered(await server.call(listResultDrivers, WEEK, { as })).data
        expect(known.map(({ id }) => id).toSorted()).toEqual(
          summary.drivers.map((each) => each.driverId).toSorted(),
        )
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 12), seed: 3 },
  )
}, 120_000)

test('corrections and payouts of an app stand in every file, behind the columns that were there', async () => {
  const [driverId = ''] = DRIVERS
  const money = moneyTold({ bolt: { net: 30_000, adjustment: -1_250, payout: 28_750 } })
  await keep(
    [],
    [
      {
        driverId,
        date: MONDAY,
        until: addDays(MONDAY, 6),
        totalIncomeGrosze: 30_000,
        incomeFrom: 'net',
        money,
        rides: null,
      },
    ],
  )
  const as = await server.asUser({ admin: true })
  const csvOf = async (list: 'shifts' | 'weeks' | 'driver-weeks') =>
    String(answered(await server.call(exportResults, { ...WEEK, list, format: 'csv' }, { as })))
  const headings = ['Bolt korekty [zł]', 'Bolt wypłata z aplikacji [zł]']
  for (const list of ['shifts', 'weeks', 'driver-weeks'] as const) {
    const [first = '', row = ''] = (await csvOf(list)).split('\r\n')
    const places = headings.map((heading) => first.split(';').indexOf(heading))
    expect(
      places.map((place) => row.split(';')[place]),
      list,
    ).toEqual(['-12,50', '287,50'])
    expect(Math.min(...places), list).toBeGreaterThan(first.split(';').indexOf('Bolt gotówka [zł]'))
  }
})

test('what can not be split by shift stands in the file under its days, and in no shift', async () => {
  const as = await server.asUser({ admin: true })
  const [driverId = ''] = DRIVERS
  const money = Array.from({ length: 30 }, () => null)
  await keep(
    [],
    [
      {
        ...{ driverId, date: MONDAY, until: addDays(MONDAY, 6), money, rides: null },
        ...{ totalIncomeGrosze: 120_437, incomeFrom: 'gross' },
      },
    ],
  )
  const csv = String(
    answered(await server.call(exportResults, { ...WEEK, list: 'shifts', format: 'csv' }, { as })),
  )
  expect(csv).toContain(`2.11.2026 – 8.11.2026;${RESULTS_FILES.unsplit};`)
  expect(csv).toContain(`;1204,37;${RESULTS_FILES.incomeFrom.gross};`)
  const ofWeeks = await server.call(exportResults, { ...WEEK, list: 'driver-weeks', format: 'csv' }, { as })
  expect(String(answered(ofWeeks))).toContain(`;1204,37;${RESULTS_FILES.incomeFrom.gross};`)
  expect(answered(await server.call(getDailyResults, WEEK, { as })).data).toEqual([])
  const { data } = answered(await server.call(getWeeklyResults, WEEK, { as }))
  expect(data[0]?.attributes).toMatchObject({ shifts: 0, totalEarning: 1204.37, bolt_net: null })
})
