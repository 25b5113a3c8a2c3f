import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { expiryGroup } from './next-to-expire.ts'

const on = (expiresOn: string, today: string) => expiryGroup(expiresOn as CalendarDate, today as CalendarDate)

test('on Wednesday 11 March: this week goes to Sunday the 15th, this month to the 31st', () => {
  expect(on('2026-03-10', '2026-03-11')).toBe('overdue')
  expect(on('2026-03-11', '2026-03-11')).toBe('week')
  expect(on('2026-03-15', '2026-03-11')).toBe('week')
  expect(on('2026-03-16', '2026-03-11')).toBe('month')
  expect(on('2026-03-31', '2026-03-11')).toBe('month')
  expect(on('2026-04-01', '2026-03-11')).toBe('later')
  expect(on('2027-03-31', '2026-03-11')).toBe('later')
})

test('a week that goes into the next month, and week 53 into the next year, stay one week', () => {
  expect(on('2026-04-05', '2026-03-30')).toBe('week')
  expect(on('2027-01-03', '2026-12-28')).toBe('week')
  expect(on('2027-01-04', '2026-12-28')).toBe('later')
})
