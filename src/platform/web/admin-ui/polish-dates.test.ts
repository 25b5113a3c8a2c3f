import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { longDateWithWeekday, weekRange } from './polish-dates.ts'
import { dateAndTime } from './polish-instants.ts'

test('a week is told as shortly as can be: one month, two months, two years', () => {
  expect(weekRange({ year: 2026, week: 48 })).toBe('23–29 listopada 2026')
  expect(weekRange({ year: 2026, week: 49 })).toBe('30 listopada – 6 grudnia 2026')
  expect(weekRange({ year: 2026, week: 53 })).toBe('28 grudnia 2026 – 3 stycznia 2027')
})

test('a date has its weekday and its month in the genitive', () => {
  expect(longDateWithWeekday(calendarDate(2026, 11, 25)!)).toBe('środa, 25 listopada 2026')
})

test('an instant is told in the fleet’s time, in summer and in winter', () => {
  expect(dateAndTime('2026-07-01T22:30:00Z')).toBe('2.07.2026, 00:30')
  expect(dateAndTime('2026-12-01T22:30:00Z')).toBe('1.12.2026, 23:30')
  expect(dateAndTime('')).toBe('')
})
