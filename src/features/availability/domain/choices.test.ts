import { expect, test } from 'vitest'
import { compareChosenDays } from '#features/submissions/domain/chosen-day.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { countChoices } from './counts.ts'
import { choiceOutside, dateChosenTwice } from './week-choices.ts'
import { isFormWeekend, isOfficeWeekend } from './weekend.ts'

const date = (text: string) => parseDate(text) as CalendarDate
const weekOfDates = ['16', '17', '18', '19', '20', '21', '22'].map((day) => date(`2026-03-${day}`))

test('the weekend is Friday and Saturday on the form, Saturday and Sunday in the office', () => {
  expect(weekOfDates.filter(isFormWeekend)).toEqual(['2026-03-20', '2026-03-21'])
  expect(weekOfDates.filter(isOfficeWeekend)).toEqual(['2026-03-21', '2026-03-22'])
})

test('counts of Dzień, Noc, Rezerwa dzień, Rezerwa noc; on-call counts in all but the bonus', () => {
  const days = (['day', 'day', 'night', 'day-reserve', 'night-reserve', 'on-call'] as const).map(
    (option, index) => ({ date: weekOfDates[index] as CalendarDate, option }),
  )
  expect(countChoices(days)).toEqual({
    day: 2,
    night: 1,
    dayReserve: 1,
    nightReserve: 1,
    onCall: 1,
    total: 6,
    forBonus: 5,
  })
  expect(countChoices([])).toMatchObject({ total: 0, forBonus: 0 })
})

test('a choice outside of the week and a date chosen twice are found', () => {
  const week = { year: 2026, week: 12 }
  const inside = [{ date: date('2026-03-16'), option: 'day' as const }]
  const sundayBefore = { date: date('2026-03-15'), option: 'night' as const }
  expect(choiceOutside(inside, week)).toBeUndefined()
  expect(choiceOutside([...inside, sundayBefore], week)).toEqual(sundayBefore)
  expect(dateChosenTwice(inside)).toBeUndefined()
  expect(dateChosenTwice([...inside, { date: date('2026-03-16'), option: 'night' }])).toBe('2026-03-16')
})

test('on one date day stands before night, and on-call last', () => {
  const options = ['on-call', 'night', 'day-reserve'] as const
  const days = options.map((option) => ({ date: date('2026-03-16'), option }))
  expect(days.sort(compareChosenDays).map(({ option }) => option)).toEqual([
    'day-reserve',
    'night',
    'on-call',
  ])
})
