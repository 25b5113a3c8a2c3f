import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addedWarningText } from './texts-warnings.ts'

test('the office is told which rule a shift that it has added breaks', () => {
  const [night, day] = ['2026-03-17', '2026-03-18'] as unknown as [CalendarDate, CalendarDate]
  expect(addedWarningText({ code: 'night-then-day', night, day })).toBe(
    'Kierowca ma zmianę nocną 17.3.2026, a zaraz po niej zmianę dzienną 18.3.2026.',
  )
  expect(addedWarningText({ code: 'over-limit', taken: 2, limit: 1 })).toBe(
    'Przekroczony limit tej zmiany: wybranych 2, limit 1.',
  )
  expect(addedWarningText({ code: 'other-shift' })).toBe('Kierowca ma w tym dniu także inną zmianę.')
})
