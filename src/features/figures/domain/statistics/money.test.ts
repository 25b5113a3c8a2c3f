import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { madeUpRow } from '#test/figures/made-up-results.ts'
import { moneyTold } from '#test/figures/small-fleet-weeks.ts'
import { cashTaken, earned, incomePerShift } from './averages.ts'
import { driverWeeksOf } from './driver-weeks.ts'
import { earningPoints } from './earning-points.ts'
import { addMoney, moneyOf, ofAllApps } from './money-sums.ts'
import { consumptionOf, fuelOf, isShift, toldOf } from './shift-result.ts'
import { addTallies, tallyOf } from './tally.ts'
import { type UnsplitResult, unsplitTally } from './unsplit.ts'
import { weeksOf } from './weeks.ts'

const MONDAY = '2026-11-02' as CalendarDate

function sum(said: Partial<UnsplitResult>): UnsplitResult {
  return {
    driverId: 'adam',
    date: MONDAY,
    until: addDays(MONDAY, 6),
    totalIncomeGrosze: null,
    incomeFrom: null,
    money: [],
    rides: null,
    ...said,
  }
}

describe('what is a shift', () => {
  test('a row that knows of cancelled rides alone is none', () => {
    expect(isShift(madeUpRow({ boltRides: 0 }))).toBe(false)
    expect(isShift(madeUpRow({ boltRides: 0, uberRides: 0, totalIncomeGrosze: 0 }))).toBe(false)
  })

  test.each([
    { boltRides: 0, uberRides: 1 },
    { boltRides: 0, totalIncomeGrosze: 500 },
    { boltRides: 0, totalIncomeGrosze: -1_460 },
    { boltRides: 0, mileageM: 90_000 },
    { boltRides: 0, incomeFrom: 'sheet' as const, totalIncomeGrosze: 0 },
    { totalIncomeGrosze: null },
  ])('a ride, an income, kilometres or the sheet make it one: %o', (said) => {
    expect(isShift(madeUpRow(said))).toBe(true)
  })
})

describe("'Zarobek' (D50)", () => {
  test('is all that is known, also below zero, while averages stand on shifts above 0 alone', () => {
    const tally = tallyOf([
      madeUpRow({ totalIncomeGrosze: 50_000 }),
      madeUpRow({ totalIncomeGrosze: -1_460 }),
    ])
    expect(earned(tally)).toEqual({ value: 48_540, rows: 2, from: 'apps' })
    expect(incomePerShift(tally)).toEqual({ value: 50_000, rows: 1 })
  })

  test('says in how many shifts only a gross is known', () => {
    const rows = [
      madeUpRow({ totalIncomeGrosze: 50_000, incomeFrom: 'gross' }),
      madeUpRow({ totalIncomeGrosze: 30_000, incomeFrom: 'net' }),
    ]
    expect(earned(tallyOf(rows))).toEqual({ value: 80_000, rows: 2, gross: 1, from: 'apps' })
  })

  test('says so of sums that can not be split by shift, too', () => {
    const tally = addTallies([
      tallyOf([madeUpRow({ totalIncomeGrosze: 50_000, incomeFrom: 'gross' })]),
      unsplitTally([
        sum({ totalIncomeGrosze: 8_000, incomeFrom: 'gross' }),
        sum({ totalIncomeGrosze: 1_000, incomeFrom: 'net' }),
      ]),
    ])
    expect(earned(tally)).toEqual({ value: 59_000, rows: 1, unsplit: 2, gross: 2, from: 'apps' })
  })

  test('has what can not be split by shift in it, which no average per shift has', () => {
    const tally = addTallies([
      tallyOf([madeUpRow({ totalIncomeGrosze: 50_000 })]),
      unsplitTally([sum({ totalIncomeGrosze: 8_000 })]),
    ])
    expect(earned(tally)).toEqual({ value: 58_000, rows: 1, unsplit: 1, from: 'apps' })
    expect(incomePerShift(tally).value).toBe(50_000)
  })

  test('a driver of whom only a weekly file tells has earnings and no shift', () => {
    const tally = unsplitTally([
      sum({ totalIncomeGrosze: 120_437, money: moneyTold({ uber: { cash: 26_800 } }) }),
    ])
    expect(tally.shifts).toBe(0)
    expect(earned(tally).value).toBe(120_437)
    expect(cashTaken(tally)).toEqual({ value: 26_800, rows: 0, unsplit: 1 })
  })

  test('says on what it stands: the sheet, the apps or both', () => {
    const sheet = madeUpRow({ totalIncomeGrosze: 50_000, incomeFrom: 'sheet' })
    const apps = madeUpRow({ totalIncomeGrosze: 30_000, incomeFrom: 'net' })
    expect([[sheet], [apps], [sheet, apps]].map((rows) => earned(tallyOf(rows)).from)).toEqual([
      'sheet',
      'apps',
      'both',
    ])
    const withReport = addTallies([tallyOf([sheet]), unsplitTally([sum({ totalIncomeGrosze: 1 })])])
    expect(earned(withReport).from).toBe('both')
  })

  test('nothing known is no 0 (D33)', () => {
    expect(earned(tallyOf([madeUpRow({})])).value).toBeNull()
    expect(cashTaken(tallyOf([madeUpRow({})])).value).toBeNull()
  })
})

describe('what apps told', () => {
  test('kind by kind; 0 is an amount, what was not told is none', () => {
    const all = addMoney([
      moneyTold({ bolt: { gross: 40_000, cash: 0 }, uber: { net: 12_000 } }),
      moneyTold({ bolt: { gross: 2_000 } }),
      null,
    ])
    expect(moneyOf(all, 'bolt', 'gross')).toBe(42_000)
    expect(moneyOf(all, 'bolt', 'cash')).toBe(0)
    expect(moneyOf(all, 'bolt', 'commission')).toBeNull()
  })

  test('a kind over all apps says of which it knows nothing, and fills in nothing', () => {
    const money = moneyTold({ bolt: { gross: 40_000, net: 30_000 }, uber: { net: 12_000 } })
    expect(ofAllApps(money, 'gross')).toEqual({ value: 40_000, without: ['uber'] })
    expect(ofAllApps(money, 'net')).toEqual({ value: 42_000, without: [] })
    expect(ofAllApps(money, 'commission')).toEqual({ value: null, without: ['bolt', 'uber'] })
  })

  test('rows of earlier editions tell what has a field of its own', () => {
    const row = madeUpRow({ boltGrossGrosze: 5_000, uberNetGrosze: 3_000 })
    expect([toldOf(row, 'bolt', 'gross'), toldOf(row, 'uber', 'net'), toldOf(row, 'uber', 'gross')]).toEqual([
      5_000,
      3_000,
      null,
    ])
  })
})

describe('fuel has one truth (D50)', () => {
  test('the fuel page where it has litres, else the sheet', () => {
    const sheet = { fuelTotalGrosze: 9_000, averageConsumptionHundredths: 700, mileageM: 200_000 }
    expect(fuelOf(madeUpRow(sheet))).toBe(9_000)
    expect(consumptionOf(madeUpRow(sheet))).toBe(700)
    const both = madeUpRow({ ...sheet, fuelPageGrosze: 7_405, fuelledMl: 19_500 })
    expect(fuelOf(both)).toBe(7_405)
    expect(consumptionOf(both)).toBe(975)
  })
})

describe('weeks', () => {
  test('what can not be split belongs to the week in which it ends, and to that alone', () => {
    const over = sum({ date: '2026-10-26' as CalendarDate, until: MONDAY, totalIncomeGrosze: 8_000 })
    const weeks = weeksOf([], [{ until: over.until, tally: unsplitTally([over]) }])
    expect(weeks.map(({ year, week, unsplit }) => [year, week, earned(unsplit).value])).toEqual([
      [2026, 45, 8_000],
    ])
    expect(driverWeeksOf([], [over]).map(({ year, week, driverId }) => [year, week, driverId])).toEqual([
      [2026, 45, 'adam'],
    ])
  })

  test('days have points of their own up to a fortnight, weeks beyond, and no day has what is no day of its own', () => {
    const tally = tallyOf([madeUpRow({ totalIncomeGrosze: 100 })])
    const slots = [{ date: MONDAY, shift: 'day' as const, tally }]
    const sums = [{ until: addDays(MONDAY, 6), tally: unsplitTally([sum({ totalIncomeGrosze: 7 })]) }]
    const week = earningPoints(slots, sums, { from: MONDAY, to: addDays(MONDAY, 6) })
    expect(week).toHaveLength(7)
    expect(week[0]).toMatchObject({ dayGrosze: 100, nightGrosze: null, unsplitGrosze: null })
    const month = earningPoints(slots, sums, { from: MONDAY, to: addDays(MONDAY, 27) })
    expect(month.map(({ dayGrosze, unsplitGrosze }) => [dayGrosze, unsplitGrosze])).toEqual([
      [100, 7],
      [null, null],
      [null, null],
      [null, null],
    ])
  })
})
