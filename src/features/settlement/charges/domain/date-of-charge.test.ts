import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { offeredDate } from './date-of-charge.ts'

const WEEK_47 = { year: 2026, week: 47 }

test('an entry is offered with today, and in a week that is over with its last day', () => {
  const offered = (today: string) => offeredDate(WEEK_47, today as CalendarDate)
  expect([offered('2026-11-18'), offered('2026-11-22'), offered('2026-11-23')]).toEqual([
    '2026-11-18',
    '2026-11-22',
    '2026-11-22',
  ])
  expect(offeredDate(WEEK_47, undefined)).toBeUndefined()
})
