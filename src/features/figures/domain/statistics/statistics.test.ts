import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDate } from '#kernel/calendar-date.ts'
import { madeUpRow, madeUpRows } from '#test/figures/made-up-results.ts'
import {
  appFigures,
  averageConsumption,
  companyShare,
  incomePerKm,
  incomePerShift,
  mileagePerShift,
  ridesPerShift,
  summed,
} from './averages.ts'
import { chartData, SERIES } from './chart-series.ts'
import { extremeAverages, extremeBounds, extremeShifts } from './extremes.ts'
import { countsIn } from './figure.ts'
import { incomePerHour, workedMinutes } from './fuel-and-hours.ts'
import { consumptionOf } from './shift-result.ts'
import { addTallies, tallyOf } from './tally.ts'

const date = (text: string) => {
  const read = parseDate(text)
  if (!read) throw new Error(text)
  return read
}
const identity = (id: string) => id

describe('which row counts in which figure (Spec 2 §5, D33)', () => {
  test.each([
    [99, false],
    [100, true],
    [1500, true],
    [1501, false],
    [null, false],
  ])('fuel consumption counts only between 1 and 15: %s', (averageConsumptionHundredths, counts) => {
    expect(countsIn('consumption', madeUpRow({ averageConsumptionHundredths }))).toBe(counts)
  })

  test.each([
    [100, false],
    [101, true],
    [null, false],
  ])('fuel total only above 1: %s grosze', (fuelTotalGrosze, counts) => {
    expect(countsIn('fuel', madeUpRow({ fuelTotalGrosze }))).toBe(counts)
  })

  test.each([
    [10_000, false],
    [10_001, true],
    [1_199_999, true],
    [1_200_000, false],
    [null, false],
  ])('mileage only above 10 and below 1200 km: %s m', (mileageM, counts) => {
    expect(countsIn('mileage', madeUpRow({ mileageM }))).toBe(counts)
  })

  test.each([
    [-1, false],
    [0, false],
    [1, true],
    [null, false],
  ])('income only above 0: %s', (totalIncomeGrosze, counts) => {
    expect(countsIn('income', madeUpRow({ totalIncomeGrosze }))).toBe(counts)
  })

  test('averages by kilometre include only shifts with start and end km above 0', () => {
    const driven = { mileageM: 200_000, totalIncomeGrosze: 50_000 }
    const both = madeUpRow({ ...driven, kmStart: 1, kmEnd: 201 })
    const noStart = madeUpRow({ ...driven, kmStart: 0, kmEnd: 201 })
    const noEnd = madeUpRow({ ...driven, kmStart: 1, kmEnd: null })
    expect([both, noStart, noEnd].map((row) => countsIn('odometer', row))).toEqual([true, false, false])
    expect([both, noStart, noEnd].map((row) => countsIn('income-per-km', row))).toEqual([true, false, false])
    expect(mileagePerShift(tallyOf([both, noStart, noEnd]))).toEqual({ value: 200_000, rows: 1 })
    expect(incomePerKm(tallyOf([both, noStart, noEnd]))).toEqual({ value: 250, rows: 1 })
    expect(tallyOf([both, noStart, noEnd]).mileageRows).toBe(3)
  })

  test("a shift at a loss counts in the fleet's part, and is not hidden", () => {
    const rows = [
      madeUpRow({ totalIncomeGrosze: 40_000, companyIncomeGrosze: -10_000 }),
      madeUpRow({ totalIncomeGrosze: 60_000, companyIncomeGrosze: 20_000 }),
      madeUpRow({ totalIncomeGrosze: 0, companyIncomeGrosze: 99_999 }),
    ]
    expect(companyShare(tallyOf(rows))).toEqual({ value: 0.1, rows: 2 })
  })
})

describe("an empty figure is 'brak danych', never 0 or NaN (D33)", () => {
  const empty = tallyOf([madeUpRow({})])

  test('every average of a row that tells nothing has no value', () => {
    for (const average of [incomePerShift, mileagePerShift, incomePerKm, averageConsumption, ridesPerShift]) {
      expect(average(empty)).toEqual({ value: null, rows: 0 })
    }
    expect(summed(empty.incomeGrosze, empty.incomeRows).value).toBeNull()
  })

  test('a share with no rides at all has no value, also where the rides are known to be 0', () => {
    expect(appFigures(empty).bolt.share.value).toBeNull()
    const none = tallyOf([madeUpRow({ boltRides: 0, uberRides: 0 })])
    expect(appFigures(none).bolt).toMatchObject({ rides: { value: 0, rows: 1 }, share: { value: null } })
  })

  test('shares are reckoned against the total of Bolt, Uber and FreeNow rides', () => {
    const { bolt, uber, freenow } = appFigures(
      tallyOf([madeUpRow({ boltRides: 6, uberRides: 3, freenowRides: 1 })]),
    )
    expect([bolt, uber, freenow].map(({ share }) => share.value)).toEqual([0.6, 0.3, 0.1])
  })
})

describe('top and bottom lists (Spec 2 §9, D33)', () => {
  const shift = (driverId: string, totalIncomeGrosze: number, day = '2026-11-02') =>
    madeUpRow({ driverId, totalIncomeGrosze, date: date(day) })

  test('show 5, the highest first', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((income) => shift(`d${income}`, income))
    expect(extremeShifts(rows, 'best', identity).map(({ driverId }) => driverId)).toEqual([
      'd7',
      'd6',
      'd5',
      'd4',
      'd3',
    ])
    expect(extremeShifts(rows, 'worst', identity).map(({ driverId }) => driverId)).toEqual([
      'd1',
      'd2',
      'd3',
      'd4',
      'd5',
    ])
  })

  test('ties go by name in Polish order, Ć after C and Ł after L, at both ends', () => {
    const rows = ['Łuczak', 'Lis', 'Żak', 'Ćwik', 'Czub', 'Adam'].map((name) => shift(name, 10_000))
    const names = ['Adam', 'Czub', 'Ćwik', 'Lis', 'Łuczak']
    expect(extremeShifts(rows, 'best', identity).map(({ driverId }) => driverId)).toEqual(names)
    expect(extremeShifts(rows, 'worst', identity).map(({ driverId }) => driverId)).toEqual(names)
  })

  test('a shift without income is not among the worst: nobody knows what it brought', () => {
    expect(extremeShifts([shift('a', 0), madeUpRow({}), shift('b', 5)], 'worst', identity)).toHaveLength(1)
  })

  test('averages that differ by less than a grosz are no tie', () => {
    const tally = (incomeGrosze: number, incomeRows: number) => ({ incomeGrosze, incomeRows })
    const drivers = [
      { driverId: 'a', tally: tally(100_000, 3) },
      { driverId: 'b', tally: tally(100_001, 3) },
      { driverId: 'c', tally: tally(0, 0) },
    ]
    expect(extremeAverages(drivers, 'best', identity).map(({ driverId }) => driverId)).toEqual(['b', 'a'])
  })

  test('the five shifts are always found among the rows of the drivers that a query reads', () => {
    const drivers = ['Ala', 'Ćma', 'Czub', 'Ewa', 'Lis', 'Łuk', 'Żak']
    fc.assert(
      fc.property(
        madeUpRows(drivers, date('2026-11-02'), 5),
        fc.constantFrom('best', 'worst'),
        (rows, end) => {
          const counted = rows.filter((row) => countsIn('income', row))
          const pick = end === 'best' ? Math.max : Math.min
          const edges = [...new Set(counted.map(({ driverId }) => driverId))].map((driverId) => ({
            driverId,
            incomeGrosze: pick(
              ...counted.filter((row) => row.driverId === driverId).map((row) => row.totalIncomeGrosze ?? 0),
            ),
          }))
          const { driverIds, bound } = extremeBounds(edges, end, identity)
          const reaches = (grosze: number) =>
            bound === null || (end === 'best' ? grosze >= bound : grosze <= bound)
          const read = counted.filter(
            ({ driverId, totalIncomeGrosze: grosze }) => driverIds.includes(driverId) && reaches(grosze ?? 0),
          )
          const fromRead = extremeShifts(read, end, identity)
          expect(fromRead).toEqual(extremeShifts(rows, end, identity))
        },
      ),
      { numRuns: 200 },
    )
  })
})

test.each([
  [12_870, 200_500, 642],
  [12_870, null, null],
  [null, 200_500, 700],
  [null, 0, 700],
  [12_870, 0, null],
  [12_870, -1, null],
])(
  "consumption is what was fuelled / mileage x 100, and unknown at 0 km; without litres the sheet's: %s ml, %s m",
  (fuelledMl, mileageM, hundredths) => {
    expect(consumptionOf({ fuelledMl, mileageM, averageConsumptionHundredths: 700 })).toBe(hundredths)
  },
)

test('hours are added up where they are known, and income by the hour counts only shifts with both', () => {
  const shift = (totalIncomeGrosze: number | null, minutes: number | null) => ({
    ...madeUpRow({ totalIncomeGrosze }),
    workedMinutes: minutes,
  })
  const rows = [shift(40_000, 600), shift(50_000, null), shift(null, 300)]
  expect(workedMinutes(rows)).toEqual({ value: 900, rows: 2 })
  expect(incomePerHour(rows)).toEqual({ value: 4_000, rows: 1 })
  expect(incomePerHour([shift(50_000, null)])).toEqual({ value: null, rows: 0 })
})

test('tallies of parts add up to the tally of the whole, however it is cut', () => {
  fc.assert(
    fc.property(madeUpRows(['a', 'b', 'c'], date('2026-11-02'), 4), fc.nat(60), (rows, cut) => {
      const parts = [rows.slice(0, cut), rows.slice(cut)].map(tallyOf)
      expect(addTallies(parts)).toEqual(tallyOf(rows))
    }),
    { numRuns: 100 },
  )
})

describe('the chart (Spec 2 §9)', () => {
  const slot = (day: string, shift: 'day' | 'night', income: number | null) => ({
    date: date(day),
    shift,
    tally: tallyOf([madeUpRow({ totalIncomeGrosze: income, boltRides: 4 })]),
  })

  test('has ten series with a value for every date, and nothing where nobody drove', () => {
    const chart = chartData(
      [slot('2026-11-02', 'day', 500), slot('2026-11-04', 'night', null)],
      date('2026-11-02'),
      date('2026-11-04'),
    )
    expect(SERIES).toHaveLength(10)
    expect(chart.labels).toEqual(['2026-11-02', '2026-11-03', '2026-11-04'])
    expect(chart.series['income-day']).toEqual([500, null, null])
    expect(chart.series['income-night']).toEqual([null, null, null])
    expect(chart.series['shifts-night']).toEqual([null, null, 1])
    expect(chart.series['bolt-night']).toEqual([null, null, 4])
  })

  test('goes by week past 90 days, over the turn of the year too', () => {
    expect(chartData([], date('2026-01-01'), date('2026-03-31')).by).toBe('day')
    expect(chartData([], date('2026-01-01'), date('2026-04-01')).by).toBe('week')
    const chart = chartData(
      [slot('2026-12-31', 'day', 100), slot('2027-01-03', 'day', 20)],
      date('2026-12-30'),
      date('2027-01-05'),
      'week',
    )
    expect(chart.labels).toEqual(['2026-12-28', '2027-01-04'])
    expect(chart.series['income-day']).toEqual([120, null])
  })
})
