import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, mondayOf, weekOf } from '#kernel/week.ts'
import { countsFrom } from './counts-from.ts'
import { type StandingCharge, standingChargesOf } from './standing-charge.ts'

const day = (text: string) => text as CalendarDate
const rate = (from: CalendarDate, to: CalendarDate | null): StandingCharge => ({
  ...{ id: 'a', kind: 'own-car', driverId: 'jan', vehicleId: null, per: 'week', grosze: 40_000 },
  ...{ byRoster: false, detail: 'KR 1', from, to },
})

test.each([
  ['a rate from Wednesday counts from the next Monday', 'own-car', '2026-11-18', null, '2026-11-23'],
  ['one from Monday counts at once', 'accountant', '2026-11-16', null, '2026-11-16'],
  ['one that ends before its Monday never counts', 'own-car', '2026-11-18', '2026-11-22', null],
  ['a rent follows its days', 'rent', '2026-11-18', null, null],
] as const)('%s', (_rule, kind, from, to, monday) => {
  expect(countsFrom({ kind, from: day(from), to: to && day(to) })).toBe(monday)
})

test('the first week that has the amount is the one that is told, wherever the rate begins and ends', () => {
  fc.assert(
    fc.property(fc.nat(400), fc.option(fc.nat(30)), (start, length) => {
      const from = addDays(day('2026-01-01'), start)
      const to = length === null ? null : addDays(from, length)
      const weeks = Array.from({ length: 7 }, (_, index) => addWeeks(weekOf(from), index))
      const first = weeks.find(
        (week) => standingChargesOf('jan', [rate(from, to)], datesOf(week), []).length > 0,
      )
      expect(countsFrom(rate(from, to))).toBe(first ? mondayOf(first) : null)
    }),
  )
})
