import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { INCOME_KINDS, moneyPlace } from './income-kinds.ts'
import { reportsWithin, totalOfReports } from './total-of-reports.ts'
import { unsplitOf } from './unsplit.ts'

const report = (date: string, until: string, amount: number, loadNo = 1) => ({
  ...{ date: date as CalendarDate, until: until as CalendarDate, amount, loadNo },
  ...{ app: 1, kind: INCOME_KINDS.net },
})
const WEEKS = [report('2026-11-02', '2026-11-08', 300_000), report('2026-11-09', '2026-11-15', 400_000)]

test('a month’s report holds over the weeks within it, whether it says more or less', () => {
  const month = (amount: number) => totalOfReports([...WEEKS, report('2026-11-01', '2026-11-30', amount, 2)])
  expect(totalOfReports(WEEKS)).toBe(700_000)
  expect([month(900_000), month(96_159)]).toEqual([900_000, 96_159])
})

test('weeks stand within the month, and neither within the other nor within itself', () => {
  const [first, second] = WEEKS
  expect(first && second && reportsWithin(first, [first, second])).toEqual([])
  expect(reportsWithin(report('2026-11-01', '2026-11-30', 1), WEEKS)).toEqual(WEEKS)
})

test('it is what the results show of the same reports, of whatever days and loads', () => {
  const drawn = fc.record({
    start: fc.nat(12),
    days: fc.nat(9),
    amount: fc.integer({ min: -1000, max: 1000 }),
    loadNo: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 7 }), (all) => {
      const reports = all.map(({ start, days, amount, loadNo }) => {
        const date = addDays('2026-11-01' as CalendarDate, start)
        return report(date, addDays(date, days), amount, loadNo)
      })
      const shown = unsplitOf(
        reports.map((one) => ({ ...one, isReport: true })),
        [],
        [],
      )
      const place = moneyPlace('bolt', 'net') - 1
      const net = shown.reduce((sum, { money }) => sum + (money[place] ?? 0), 0)
      expect(totalOfReports(reports)).toBe(net)
    }),
  )
})
