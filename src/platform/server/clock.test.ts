import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fleetInstant, fleetTime, instantIn, instantNow, testClock } from './clock.ts'

const shown = (instant: string) => {
  const { date, hour, minute } = fleetTime(testClock(instant))
  return `${date} ${hour}:${String(minute).padStart(2, '0')}`
}

test('the fleet’s wall clock jumps from 2:00 to 3:00 in March (D1)', () => {
  expect(shown('2026-03-29T00:59:59Z')).toBe('2026-03-29 1:59')
  expect(shown('2026-03-29T01:00:00Z')).toBe('2026-03-29 3:00')
})

test('and shows the hour from 2:00 to 3:00 twice in October', () => {
  expect(shown('2026-10-25T00:30:00Z')).toBe('2026-10-25 2:30')
  expect(shown('2026-10-25T01:30:00Z')).toBe('2026-10-25 2:30')
  expect(shown('2026-10-25T02:00:00Z')).toBe('2026-10-25 3:00')
})

test('midnight is hour 0 of the new date, also at the turn of the year', () => {
  expect(shown('2026-12-31T22:59:00Z')).toBe('2026-12-31 23:59')
  expect(shown('2026-12-31T23:00:00Z')).toBe('2027-01-01 0:00')
})

test('the instant of a fleet hour is the one at which the wall clock shows it', () => {
  for (const date of [
    '2026-03-28',
    '2026-03-29',
    '2026-10-24',
    '2026-10-25',
    '2027-01-01',
  ] as CalendarDate[]) {
    for (const hour of [0, 6, 18]) expect(shown(fleetInstant(date, hour))).toBe(`${date} ${hour}:00`)
  }
})

test('a test clock stands still until it is told to move', () => {
  const clock = testClock('2026-03-11T11:00:00Z')
  clock.advance(60_000)
  expect(instantNow(clock)).toBe('2026-03-11T11:01:00.000Z')
  expect(instantIn(clock, -60_000)).toBe('2026-03-11T11:00:00.000Z')
  clock.set('2026-01-01T00:00:00+01:00')
  expect(instantNow(clock)).toBe('2025-12-31T23:00:00.000Z')
})
