import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { INCOME_KINDS } from './income-kinds.ts'
import { overlapping } from './overlapping.ts'
import { unsplitOf } from './unsplit.ts'

const of = (date: string, until: string) => ({ date: date as CalendarDate, until: until as CalendarDate })
const WEEK = of('2026-11-23', '2026-11-29')
const lesser = (...reports: readonly ReturnType<typeof of>[]) => [...overlapping(reports)]

test('of a week’s report and one that crosses it the week’s holds, as settling has it', () => {
  const crossing = of('2026-11-20', '2026-11-26')
  expect(lesser(WEEK, crossing)).toEqual([crossing])
  const longer = of('2026-11-01', '2026-11-28')
  expect(lesser(longer, WEEK)).toEqual([longer])
})

test('of two that no week can settle the longer one holds, of equal ones that of later days', () => {
  const [long, short] = [of('2026-11-02', '2026-11-12'), of('2026-11-12', '2026-11-17')]
  expect(lesser(short, long)).toEqual([short])
  const [early, late] = [of('2026-11-04', '2026-11-10'), of('2026-11-06', '2026-11-12')]
  expect(lesser(early, late)).toEqual([early])
})

test('reports within each other, beside each other, and weeks that end where the next begins cross nothing', () => {
  expect(lesser(WEEK, of('2026-11-23', '2026-11-25'), of('2026-11-01', '2026-11-30'))).toEqual([])
  expect(lesser(WEEK, of('2026-11-30', '2026-12-06'))).toEqual([])
  expect(lesser(of('2026-11-16', '2026-11-23'), of('2026-11-23', '2026-11-30'))).toEqual([])
})

const report = (days: ReturnType<typeof of>, amount: number, kind: number = INCOME_KINDS.net) => ({
  ...{ ...days, app: 1, kind, amount, loadNo: 1, isReport: true },
})
const sums = (all: ReturnType<typeof unsplitOf>) =>
  all
    .map(
      ({ date, until, totalIncomeGrosze, overlapGrosze }) =>
        [`${date}..${until}`, totalIncomeGrosze, overlapGrosze] as const,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))

test('what crosses a week’s report adds nothing and stands beside it; what stands within it counts still', () => {
  const crossing = report(of('2026-11-20', '2026-11-26'), 55_000)
  const inside = report(of('2026-11-23', '2026-11-25'), 39_000)
  const before = report(of('2026-11-20', '2026-11-21'), 9_000)
  expect(sums(unsplitOf([report(WEEK, 78_001), crossing, inside, before], [], []))).toEqual([
    ['2026-11-20..2026-11-21', 9_000, null],
    ['2026-11-20..2026-11-26', 0, 55_000],
    ['2026-11-23..2026-11-25', 39_000, null],
    ['2026-11-23..2026-11-29', 39_001, null],
  ])
})

test('the sheet’s sums are taken off reports that count, never off one that does not', () => {
  const crossing = report(of('2026-11-24', '2026-12-02'), 55_000)
  const slot = { date: '2026-11-26' as CalendarDate, beyondApps: -5_000 }
  expect(sums(unsplitOf([report(WEEK, 78_000), crossing], [], [slot]))).toEqual([
    ['2026-11-23..2026-11-29', 83_000, null],
    ['2026-11-24..2026-12-02', 0, 55_000],
  ])
})

test('a day is counted by one report and those within it alone, whatever is loaded beside them', () => {
  const drawn = fc.record({ start: fc.nat(24), days: fc.nat(12) })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 8 }), (all) => {
      const days = all.map(({ start, days: long }) => {
        const date = addDays('2026-11-01' as CalendarDate, start)
        return { date, until: addDays(date, long) }
      })
      const counted = days.filter((one) => !overlapping(days).has(one))
      for (const one of counted)
        for (const other of counted) {
          const shared = one.date <= other.until && other.date <= one.until
          const nested =
            (one.date <= other.date && other.until <= one.until) ||
            (other.date <= one.date && one.until <= other.until)
          const touch = one.until === other.date || other.until === one.date
          expect(!shared || nested || touch).toBe(true)
        }
    }),
  )
})
