import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { countsInWords } from './count-texts.ts'

const monday = '2026-11-23' as CalendarDate

test('the counts are said in words, in their right plural', () => {
  const days = ['day', 'night', 'night', 'day-reserve', 'night-reserve', 'on-call'] as const
  expect(countsInWords(days.map((option) => ({ date: monday, option })))).toBe(
    '1 dzień · 2 noce · 2 rezerwy · 1 do dyspozycji',
  )
  expect(countsInWords([])).toBe('')
})
