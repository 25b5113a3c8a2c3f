import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { bankDay } from './bank-day.ts'

test.each([
  ['a working day', '2026-11-23', '2026-11-23'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Sunday', '2026-11-29', '2026-11-30'],
  ['Independence Day', '2026-11-11', '2026-11-12'],
  ['Good Friday, on which banks work', '2026-04-03', '2026-04-03'],
  ['Easter, with its Monday', '2026-04-05', '2026-04-07'],
  ['Corpus Christi', '2026-06-04', '2026-06-05'],
  ['Easter of another year', '2027-03-29', '2027-03-30'],
  ['Christmas, from its eve over the weekend', '2026-12-24', '2026-12-28'],
])('a transfer that is dated %s', (_, date, made) => {
  expect(bankDay(date as CalendarDate)).toBe(made)
})
