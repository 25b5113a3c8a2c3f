import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { spokenDate, weekRange, weekRangeOfYear } from './polish-dates.ts'

test('a week within one month names the month once', () => {
  expect(weekRange({ year: 2026, week: 48 })).toBe('23–29 listopada')
})

test('a week over the turn of a month names both', () => {
  expect(weekRange({ year: 2026, week: 49 })).toBe('30 listopada – 6 grudnia')
})

test('week 53 of 2026 reaches into 2027 and says so', () => {
  expect(weekRange({ year: 2026, week: 53 })).toBe('28 grudnia 2026 – 3 stycznia 2027')
})

test('a date in a sentence has a small letter', () => {
  expect(spokenDate('2026-11-25' as CalendarDate)).toBe('środa, 25 listopada')
})

test('a week with its year names the year once, and both where it has two', () => {
  expect(weekRangeOfYear({ year: 2026, week: 48 })).toBe('23–29 listopada 2026')
  expect(weekRangeOfYear({ year: 2026, week: 49 })).toBe('30 listopada – 6 grudnia 2026')
  expect(weekRangeOfYear({ year: 2026, week: 53 })).toBe('28 grudnia 2026 – 3 stycznia 2027')
})
