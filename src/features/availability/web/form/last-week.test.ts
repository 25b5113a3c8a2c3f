import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { choicesLikeLast, choicesToSendAgain, sundayBefore } from './last-week.ts'

const sent = {
  week: { year: 2026, week: 53 },
  days: [
    { date: '2026-12-28' as CalendarDate, option: 'day-reserve' as const },
    { date: '2027-01-01' as CalendarDate, option: 'on-call' as const },
    { date: '2027-01-03' as CalendarDate, option: 'night' as const },
  ],
}

test('the last week is taken over weekday by weekday, over the turn of the year, reserve as its base shift', () => {
  expect(choicesLikeLast(sent, { year: 2027, week: 1 })).toEqual({
    '2027-01-04': 'day',
    '2027-01-08': 'on-call',
    '2027-01-10': 'night',
  })
})

test('sent once more, a week begins with what was sent; what was changed of it before the page was lost stays', () => {
  const week = sent.week
  expect(choicesToSendAgain({}, sent, week)).toEqual(choicesLikeLast(sent, week))
  const changed = { '2026-12-29': 'night' } as const
  expect(choicesToSendAgain(changed, sent, week)).toEqual(changed)
})

test('the Sunday before is known only where the week just before was sent', () => {
  expect(sundayBefore(sent, { year: 2027, week: 1 })).toEqual([{ date: '2027-01-03', option: 'night' }])
  expect(sundayBefore(sent, { year: 2027, week: 2 })).toEqual([])
  expect(sundayBefore(undefined, { year: 2027, week: 1 })).toEqual([])
})
