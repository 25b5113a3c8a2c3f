import { expect, test } from 'vitest'
import { datesOfMonth, monthOf, periodOf, weeksOfMonth } from './period.ts'

test('a month has its own dates, leap day included', () => {
  expect(datesOfMonth(2028, 2)).toHaveLength(29)
  expect(datesOfMonth(2026, 12).at(-1)).toBe('2026-12-31')
})

test('the weeks of a month are all that have a day in it, over the turn of the year', () => {
  expect(weeksOfMonth(2027, 1).map(({ year, week }) => `${year}-${week}`)).toEqual([
    '2026-53',
    '2027-1',
    '2027-2',
    '2027-3',
    '2027-4',
  ])
})

test('a period is week + year, adminWeek + year or month + year; anything else is none', () => {
  expect(periodOf({ week: 53, year: 2026 })).toEqual({ kind: 'week', week: { year: 2026, week: 53 } })
  expect(periodOf({ adminWeek: 12, year: 2026 })).toEqual({ kind: 'week', week: { year: 2026, week: 12 } })
  expect(periodOf({ month: 3, year: 2026 })).toEqual({ kind: 'month', year: 2026, month: 3 })
  expect(periodOf({ year: 2026 })).toBeUndefined()
  expect(periodOf({ week: 12 })).toBeUndefined()
  expect(periodOf({ week: 53, year: 2025 })).toBeUndefined()
})

test('a submission belongs to the month of its Monday', () => {
  expect(monthOf({ year: 2026, week: 53 })).toBe(12)
})
