import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime, testClock } from '#platform/server/clock.ts'
import { deadlineOf, isPast } from './edit-deadline.ts'

const SATURDAY_SIX = { weekday: 5, hour: 18 }

test('is the weekday before the week that is collected, over a new year too', () => {
  expect(deadlineOf({ year: 2026, week: 12 }, SATURDAY_SIX)).toEqual({ date: '2026-03-14', hour: 18 })
  expect(deadlineOf({ year: 2027, week: 1 }, { weekday: 6, hour: 24 })).toEqual({
    date: '2027-01-03',
    hour: 24,
  })
})

test.each([
  ['2026-03-14T16:59:59Z', false],
  ['2026-03-14T17:00:00Z', true],
  ['2026-03-13T23:00:00Z', false],
  ['2026-03-15T00:00:00Z', true],
])('by the fleet’s clock it passes at the full hour: %s', (instant, past) => {
  const deadline = deadlineOf({ year: 2026, week: 12 }, SATURDAY_SIX)
  expect(isPast(deadline, fleetTime(testClock(instant)))).toBe(past)
})

test('hour 24 is the end of the day', () => {
  const deadline = deadlineOf({ year: 2026, week: 12 }, { weekday: 6, hour: 24 })
  expect(isPast(deadline, { date: '2026-03-15' as CalendarDate, hour: 23 })).toBe(false)
  expect(isPast(deadline, { date: '2026-03-16' as CalendarDate, hour: 0 })).toBe(true)
})

// The nights of Sunday, 29 March and 25 October 2026: one hour is missing, one comes twice.
test.each([
  ['2026-03-28T12:00:00Z', { year: 2026, week: 14 }],
  ['2026-10-24T12:00:00Z', { year: 2026, week: 44 }],
])('once passed it stays passed, through both changes of the clock: %s', (from, week) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 6 }),
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 2880 }),
      fc.integer({ min: 0, max: 2880 }),
      (weekday, hour, first, later) => {
        const deadline = deadlineOf(week, { weekday, hour })
        const at = (minutes: number) => {
          const clock = testClock(from)
          clock.advance(minutes * 60_000)
          return isPast(deadline, fleetTime(clock))
        }
        const [early, late] = [Math.min(first, later), Math.max(first, later)]
        expect(at(early) && !at(late)).toBe(false)
      },
    ),
  )
})
