import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate, parseDate, weekday } from './calendar-date.ts'
import { addWeeks, datesOf, isWeek, mondayOf, sameWeek, weekOf, weeksBetween, weeksInYear } from './week.ts'

const date = (text: string) => parseDate(text) as CalendarDate
const anyDate = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays(date('2002-01-01'), days))

test('2026 has 53 weeks, 2025 and 2027 have 52 (D1)', () => {
  expect([2020, 2025, 2026, 2027, 2032].map(weeksInYear)).toEqual([53, 52, 53, 52, 53])
  expect(isWeek(2026, 53)).toBe(true)
  expect(isWeek(2027, 53)).toBe(false)
  expect(isWeek(2026, 0)).toBe(false)
  expect(isWeek(2026, 1.5)).toBe(false)
})

test('the week-year may differ from the date’s year', () => {
  expect(weekOf(date('2024-12-30'))).toEqual({ year: 2025, week: 1 })
  expect(weekOf(date('2027-01-03'))).toEqual({ year: 2026, week: 53 })
  expect(weekOf(date('2027-01-04'))).toEqual({ year: 2027, week: 1 })
  expect(weekOf(date('2026-01-01'))).toEqual({ year: 2026, week: 1 })
})

test('weeks go on over the turn of the year, week 53 included', () => {
  expect(addWeeks({ year: 2026, week: 52 }, 1)).toEqual({ year: 2026, week: 53 })
  expect(addWeeks({ year: 2026, week: 53 }, 1)).toEqual({ year: 2027, week: 1 })
  expect(addWeeks({ year: 2027, week: 1 }, -1)).toEqual({ year: 2026, week: 53 })
  expect(addWeeks({ year: 2026, week: 1 }, -1)).toEqual({ year: 2025, week: 52 })
  expect(weeksBetween({ year: 2026, week: 1 }, { year: 2027, week: 1 })).toBe(53)
  expect(datesOf({ year: 2026, week: 53 })).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

test('every date lies in its week, which begins on a Monday', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -60, max: 60 }), (day, count) => {
      const week = weekOf(day)
      expect(isWeek(week.year, week.week)).toBe(true)
      expect(datesOf(week)).toContain(day)
      expect(weekday(mondayOf(week))).toBe(0)
      expect(weeksBetween(week, addWeeks(week, count))).toBe(count)
      expect(sameWeek(addWeeks(addWeeks(week, count), -count), week)).toBe(true)
    }),
  )
})
