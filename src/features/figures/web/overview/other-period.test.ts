import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { otherPeriod } from './other-period.ts'

const named = (from: string, to: string) => {
  const other = otherPeriod({ from: from as CalendarDate, to: to as CalendarDate })
  return other && `${other.name}: ${other.range}`
}

test.each([
  ['2026-11-16', '2026-11-22', undefined],
  ['2026-11-01', '2026-11-30', '30 dni: 1–30 listopada 2026'],
  ['2026-10-26', '2026-11-22', '4 tygodnie: 26 października – 22 listopada 2026'],
  ['2026-11-02', '2026-12-27', '8 tygodni: 2 listopada – 27 grudnia 2026'],
  ['2026-12-21', '2027-01-03', '2 tygodnie: 21 grudnia 2026 – 3 stycznia 2027'],
  // Seven days that are no week from Monday to Sunday.
  ['2026-11-17', '2026-11-23', '7 dni: 17–23 listopada 2026'],
  ['2026-11-17', '2026-11-17', '1 dzień: 17 listopada 2026'],
])('results of %s to %s stand under their own period: %s', (from, to, name) => {
  expect(named(from, to)).toBe(name)
})

test('the arrow back leads to the week before the one in which the period begins', () => {
  const november = { from: '2026-11-01' as CalendarDate, to: '2026-11-30' as CalendarDate }
  expect(otherPeriod(november)?.first).toEqual({ year: 2026, week: 44 })
})
