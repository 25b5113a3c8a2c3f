import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { tiersAreDisjoint } from './bonus-tiers.ts'
import { currentWeek, inYear, monthOf, periodInForce } from './weeks-in-force.ts'

const week = (number: number, year = 2026) => ({ year, week: number })

test('the current week follows the clock until it is pinned (D3)', () => {
  expect(currentWeek(undefined, '2027-01-03' as CalendarDate)).toEqual(week(53))
  expect(currentWeek(week(9), '2027-01-03' as CalendarDate)).toEqual(week(9))
})

test('administrators look at the week after the current one, over the turn of the year', () => {
  expect(periodInForce(undefined, week(53))).toEqual({ week: week(1, 2027), month: 1 })
})

test('a chosen week holds while it is not in the past', () => {
  const chosen = { week: week(20), month: undefined, chosenDuring: week(10) }
  expect(periodInForce(chosen, week(11)).week).toEqual(week(20))
  expect(periodInForce(chosen, week(20)).week).toEqual(week(20))
  expect(periodInForce(chosen, week(21)).week).toEqual(week(22))
})

test('a past week may be looked at, until the current week moves on', () => {
  const chosen = { week: week(3), month: 1, chosenDuring: week(10) }
  expect(periodInForce(chosen, week(10))).toEqual({ week: week(3), month: 1 })
  expect(periodInForce(chosen, week(11))).toEqual({ week: week(12), month: 3 })
})

test('a week’s month is that of its Thursday, in the year of the week', () => {
  expect(monthOf(week(1))).toBe(1)
  expect(monthOf(week(53))).toBe(12)
  expect(monthOf(week(14))).toBe(4)
})

test('week 53 becomes the last week of a year that has only 52', () => {
  expect(inYear(week(53), 2027)).toEqual(week(52, 2027))
  expect(inYear(week(53), 2032)).toEqual(week(53, 2032))
})

test('tiers may touch, not overlap, and none ends before it starts (D10)', () => {
  expect(
    tiersAreDisjoint([
      { from: 18, to: 22, value: 300 },
      { from: 10, to: 17, value: 200 },
    ]),
  ).toBe(true)
  expect(
    tiersAreDisjoint([
      { from: 10, to: 18, value: 200 },
      { from: 18, to: 22, value: 300 },
    ]),
  ).toBe(false)
  expect(tiersAreDisjoint([{ from: 5, to: 4, value: 1 }])).toBe(false)
  expect(tiersAreDisjoint([])).toBe(true)
})
