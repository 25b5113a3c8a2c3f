import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { type DayLimit, limitsOn, weeksOfMonth } from './limits-of-month.ts'

const limit = (parts: Partial<DayLimit>): DayLimit => ({
  id: 'x',
  dayNumber: 24,
  month: 12,
  year: 2026,
  day: null,
  night: null,
  comment: '',
  active: true,
  ...parts,
})
const eve = calendarDate(2026, 12, 24)!

test('a month is whole weeks, Monday first, without its neighbours', () => {
  const weeks = weeksOfMonth({ year: 2026, month: 11 })
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks[5]?.[0]).toBe('2026-11-30')
  expect(weeksOfMonth({ year: 2027, month: 2 })).toHaveLength(4)
})

test('a date may carry one limit for the day and one for the night', () => {
  const both = [limit({ day: 5 }), limit({ night: 3, comment: 'Wigilia' })]
  expect(limitsOn(both, eve)).toEqual({ day: 5, night: 3, comment: 'Wigilia', off: false })
})

test('a limit that is not active, or of another date, is not in force; one that is switched off is told', () => {
  const others = [limit({ day: 5, active: false }), limit({ dayNumber: 25, night: 3 })]
  expect(limitsOn(others, eve)).toEqual({ day: undefined, night: undefined, comment: '', off: true })
})
