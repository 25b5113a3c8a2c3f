import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Choice, choiceAfterTap, chosenDays, optionFor, withChoice } from './choices.ts'
import type { FormDay } from './form-data.ts'

const monday = '2026-11-23' as CalendarDate
const tuesday = '2026-11-24' as CalendarDate

function day(date: CalendarDate, free: { day: number; night: number }): FormDay {
  return { date, free, comment: '' }
}

test('a tap leads from Wolne to Dzień, to Noc, and back to Wolne, full or not', () => {
  const seen: (Choice | undefined)[] = []
  let choice: Choice | undefined
  for (let tap = 0; tap < 4; tap++) {
    choice = choiceAfterTap(choice, day(monday, { day: 1, night: 0 }))
    seen.push(choice)
  }
  expect(seen).toEqual(['day', 'night', undefined, 'day'])
})

test('a tap on a card that is Do dyspozycji frees it', () => {
  expect(choiceAfterTap('on-call', day(monday, { day: 1, night: 1 }))).toBeUndefined()
})

test('where the places of a shift are used up the choice is a reserve one, of that shift alone', () => {
  const full = day(monday, { day: 0, night: 3 })
  expect(optionFor('day', full)).toBe('day-reserve')
  expect(optionFor('night', full)).toBe('night')
})

test('Do dyspozycji takes no capacity', () => {
  expect(optionFor('on-call', day(monday, { day: 0, night: 0 }))).toBe('on-call')
})

test('chosen days come in the order of the week, whatever the order of the taps', () => {
  const choices = withChoice(withChoice({}, tuesday, 'day'), monday, 'night')
  const days = [day(monday, { day: 1, night: 1 }), day(tuesday, { day: 1, night: 1 })]
  expect(chosenDays(days, choices)).toEqual([
    { date: monday, option: 'night' },
    { date: tuesday, option: 'day' },
  ])
})

test('a freed date is chosen no more', () => {
  expect(withChoice({ [monday]: 'day' }, monday, undefined)).toEqual({})
})
