import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Choice, choiceAfterTap, chosenDays, openChoices, optionFor, withChoice } from './choices.ts'
import type { FormDay } from './form-data.ts'

const monday = '2026-11-23' as CalendarDate
const tuesday = '2026-11-24' as CalendarDate

const OPEN = { day: false, night: false }

function day(date: CalendarDate, free: { day: number; night: number }, closed = OPEN): FormDay {
  return { date, free, closed, comment: '' }
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

test('a choice whose shift was closed since is not sent, as a reserve as little', () => {
  const closed = day(monday, { day: 0, night: 2 }, { day: true, night: false })
  const open = day(tuesday, { day: 0, night: 1 })
  const choices = openChoices({ [monday]: 'day', [tuesday]: 'day' }, [closed, open])
  expect(chosenDays([closed, open], choices)).toEqual([{ date: tuesday, option: 'day-reserve' }])
  expect(openChoices({ [monday]: 'night' }, [closed])).toEqual({ [monday]: 'night' })
  expect(openChoices({ [monday]: 'on-call' }, [closed])).toEqual({ [monday]: 'on-call' })
})

test('a tap passes a closed shift over', () => {
  const noDay = day(monday, { day: 0, night: 2 }, { day: true, night: false })
  expect(choiceAfterTap(undefined, noDay)).toBe('night')
  const none = day(monday, { day: 0, night: 0 }, { day: true, night: true })
  expect(choiceAfterTap(undefined, none)).toBeUndefined()
})
