import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { offDayBonusText } from '../domain/bonus-texts.ts'
import { dayBonusesWith, type ListedBonus } from './listed-bonus.ts'

const MONDAY = '2026-03-16' as CalendarDate
const NIGHT: ListedBonus = { id: 'a', date: MONDAY, shift: 'night', value: 200 }

test('beside a night bonus a new day bonus makes the hint speak of both, with the higher one', () => {
  const both = dayBonusesWith([NIGHT], { date: MONDAY, shift: 'day', value: 150 })
  expect(offDayBonusText(both)).toBe('Bonus do 200 PLN za dzień/noc')
})

test('the state of the changed bonus before its change is not counted', () => {
  const moved = dayBonusesWith([NIGHT], { id: 'a', date: MONDAY, shift: 'day', value: 250 })
  expect(offDayBonusText(moved)).toBe('Bonus do 250 PLN za dzień')
})

test('bonuses of other dates have no part in it', () => {
  const tuesday = '2026-03-17' as CalendarDate
  expect(dayBonusesWith([NIGHT], { date: tuesday, shift: 'day', value: 90 })).toEqual({
    day: 90,
    night: undefined,
  })
})
