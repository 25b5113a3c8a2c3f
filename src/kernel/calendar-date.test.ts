import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  type CalendarDate,
  calendarDate,
  dateParts,
  daysBetween,
  formatStateDay,
  parseDate,
  parseStateDay,
  spreadsheetDate,
  weekday,
} from './calendar-date.ts'

const START = calendarDate(2000, 1, 1) as CalendarDate
const anyDate = fc.integer({ min: 366, max: 72_000 }).map((days) => addDays(START, days))

test('every day of 2000 to 2199 is a date, and nothing else is', () => {
  const days: string[] = []
  for (let year = 2000; year <= 2199; year++)
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const date = calendarDate(year, month, day)
        if (date) days.push(date)
      }
  const first = Date.UTC(2000, 0, 1)
  const count = (Date.UTC(2200, 0, 1) - first) / 86_400_000
  expect(days).toEqual(
    Array.from({ length: count }, (_, day) => new Date(first + day * 86_400_000).toISOString().slice(0, 10)),
  )
})

test('a date that the calendar does not have is none', () => {
  expect(calendarDate(2026, 2, 29)).toBeUndefined()
  expect(calendarDate(2028, 2, 29)).toBe('2028-02-29')
  expect(calendarDate(2026, 4, 31)).toBeUndefined()
  expect(calendarDate(2026, 13, 1)).toBeUndefined()
  expect(calendarDate(2026, 1.5, 1)).toBeUndefined()
  expect(calendarDate(1999, 12, 31)).toBeUndefined()
  expect(parseDate('2026-3-1')).toBeUndefined()
  expect(parseDate('2026-03-01T00:00:00Z')).toBeUndefined()
})

test('days are counted without hours: both changes of the clock are days like any other (D1)', () => {
  expect(addDays(parseDate('2026-03-28') as CalendarDate, 1)).toBe('2026-03-29')
  expect(daysBetween(parseDate('2026-03-28') as CalendarDate, parseDate('2026-03-30') as CalendarDate)).toBe(
    2,
  )
  expect(addDays(parseDate('2026-10-24') as CalendarDate, 2)).toBe('2026-10-26')
})

test('the week starts on Monday', () => {
  expect(weekday(parseDate('2026-03-09') as CalendarDate)).toBe(0)
  expect(weekday(parseDate('2026-03-15') as CalendarDate)).toBe(6)
})

test('stateDay is d.m.yyyy (D1)', () => {
  expect(formatStateDay(parseDate('2026-03-09') as CalendarDate)).toBe('9.3.2026')
  expect(parseStateDay('09.03.2026')).toBe('2026-03-09')
  expect(parseStateDay('31.4.2026')).toBeUndefined()
})

test('adding days and counting them are each other’s inverse, and every spelling reads back', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -300, max: 300 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
      expect(parseDate(date)).toBe(date)
      expect(parseStateDay(formatStateDay(date))).toBe(date)
      const { year, month, day } = dateParts(date)
      expect(calendarDate(year, month, day)).toBe(date)
    }),
  )
})

test('a spreadsheet counts days from 1900', () => {
  expect(spreadsheetDate(36_526)).toBe('2000-01-01')
  expect(spreadsheetDate(46_082)).toBe('2026-03-01')
  expect(spreadsheetDate(1)).toBeUndefined()
  expect(spreadsheetDate(Number.NaN)).toBeUndefined()
})
